import type { ChartKind } from '../chart-data.ts';

/** Lines of each icon, and the bodies of its candles that are filled. */
const icons: Readonly<Record<ChartKind, { path: string; body?: string }>> = {
  candles: {
    path: 'M4.5 1.5v3M4.5 10.5v3M11.5 3v3M11.5 12v2.5',
    body: 'M2.5 4.5h4v6h-4zM9.5 6h4v6h-4z',
  },
  hollow: {
    path: 'M4.5 1.5v3M4.5 10.5v3M2.5 4.5h4v6h-4zM11.5 3v3M11.5 12v2.5',
    body: 'M9.5 6h4v6h-4z',
  },
  bars: { path: 'M4.5 2v11M2 10.5h2.5M4.5 4.5H7M11.5 3v11.5M9 6h2.5M11.5 12H14' },
  heikinAshi: {
    path: 'M3 12.5v2M8 9.5v2M13 6.5v2',
    body: 'M1.5 8.5h3v4h-3zM6.5 5.5h3v4h-3zM11.5 2.5h3v4h-3z',
  },
  line: { path: 'm1.5 12 4-5 3.5 3 5.5-7' },
  area: { path: 'm1.5 10 4-5 3.5 3 5.5-6M1.5 14h13M4 14v-3M8 14v-3M12 14V8' },
};

/** The usual icon of a chart type. */
export function KindIcon({ kind }: { kind: ChartKind }) {
  const { path, body } = icons[kind];
  return (
    <svg
      aria-hidden
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="ui:flex-none"
    >
      <path d={path} />
      {body ? <path d={body} fill="currentColor" /> : null}
    </svg>
  );
}
