'use client';

import { Portfolio } from '@agio/widgets/portfolio';

/** The reader's total with its course, the allocation, and every asset with its gain. */
export const PortfolioBlock = () => <Portfolio />;
