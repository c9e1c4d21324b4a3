import type { DrawingTool } from './drawings.ts';

/** Lines of each icon, and its points that can be moved. */
const icons: Readonly<Record<DrawingTool, { path: string; points: readonly [number, number][] }>> =
  {
    trend: {
      path: 'M4.2 11.8 11.8 4.2',
      points: [
        [3, 13],
        [13, 3],
      ],
    },
    ray: {
      path: 'M4.2 11.8 7.8 8.2M10.2 5.8 14.5 1.5',
      points: [
        [3, 13],
        [9, 7],
      ],
    },
    horizontal: { path: 'M1 8h5.3M9.7 8H15', points: [[8, 8]] },
    vertical: { path: 'M8 1v5.3M8 9.7V15', points: [[8, 8]] },
    channel: {
      path: 'M3.5 8.6 10.6 3M5.5 14.5 14.5 7.4',
      points: [
        [2.2, 9.6],
        [11.9, 2],
      ],
    },
    rectangle: {
      path: 'M4.7 3H13v8.3M11.3 13H3V4.7',
      points: [
        [3, 3],
        [13, 13],
      ],
    },
    fibonacci: {
      path: 'M4.7 3H15M1 6.5h14M1 9.5h14M1 13h10.3',
      points: [
        [3, 3],
        [13, 13],
      ],
    },
    text: { path: 'M3 5V3h10v2M8 3v10M6 13h4', points: [] },
    measure: {
      path: 'M8 2v12M5.5 4.5 8 2l2.5 2.5M5.5 11.5 8 14l2.5-2.5M2 2h3M11 2h3M2 14h3M11 14h3',
      points: [],
    },
  };

/** The usual icon of a tool of drawing. */
export function ToolIcon({ tool }: { tool: DrawingTool }) {
  const { path, points } = icons[tool];
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
      className="ui:flex-none"
    >
      <path d={path} />
      {points.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={1.7} />
      ))}
    </svg>
  );
}
