'use client';

import { Convert } from '@agio/widgets/convert';

/** One asset into another, at a price that is held for some seconds. */
export const ConvertBlock = () => <Convert />;
