'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { brand } from './brand-here.ts';
import { connect } from './exchange.ts';
import { Frame } from './frame.tsx';

const client = await connect(brand);

/** The frame with this page's client, in the browser alone. */
export default function Host({ children }: { children: ReactNode }) {
  return (
    <Frame brand={brand} client={client} Link={Link}>
      {children}
    </Frame>
  );
}
