'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';

// The session is the browser's: nothing of it runs on the server.
const Host = dynamic(() => import('./host.tsx'), { ssr: false });

export const Shell = ({ children }: { children: ReactNode }) => <Host>{children}</Host>;
