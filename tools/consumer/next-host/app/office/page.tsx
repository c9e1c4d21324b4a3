'use client';

import dynamic from 'next/dynamic';

// The session is the browser's: nothing of it runs on the server.
const Office = dynamic(() => import('./office.tsx'), { ssr: false });

export default function Page() {
  return <Office />;
}
