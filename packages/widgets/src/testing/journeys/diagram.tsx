import { useId } from 'react';
import { type Arrow, arrowsOf, type Way } from './layout.ts';

export interface DiagramProps {
  /** Name of the diagram. */
  label: string;
  /** The states in the order in which they are shown, first to last. */
  states: readonly string[];
  ways: readonly Way[];
  nameOf: (state: string) => string;
  /** Returns the label of a way. */
  wordsOf: (way: Way) => string;
  /** The state whose screen is shown. */
  current: string;
}

const box = { width: 160, height: 34 };
const step = 72;
const laneWidth = 22;
const badge = 10;

/** A state machine as a picture, with every arrow numbered, and the numbers in words below it. */
export function Diagram({ label, states, ways, nameOf, wordsOf, current }: DiagramProps) {
  const head = useId();
  const arrows = arrowsOf(states, ways);
  const lanesAt = (side: 'start' | 'end') =>
    arrows.reduce(
      (most, { run }) =>
        run !== 'straight' && run.side === side ? Math.max(most, run.lane + 1) : most,
      0,
    );
  const left = lanesAt('start') * laneWidth + badge + 2;
  const width = left + box.width + lanesAt('end') * laneWidth + badge + 2;
  const height = (states.length - 1) * step + box.height + 4;
  const yOf = (state: string) => states.indexOf(state) * step + box.height / 2 + 2;
  return (
    <figure aria-label={label} className="m-0 flex flex-col gap-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={`${label}: ${states.map(nameOf).join(', ')}`}
        direction="ltr"
        className="mx-auto block h-auto max-w-full"
      >
        <defs>
          <marker
            id={head}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8z" className="fill-fg-muted" />
          </marker>
        </defs>
        {states.map((state) => {
          const y = yOf(state);
          const isCurrent = state === current;
          return (
            <g key={state}>
              <rect
                x={left}
                y={y - box.height / 2}
                width={box.width}
                height={box.height}
                rx="8"
                strokeWidth={isCurrent ? 2 : 1}
                className={
                  isCurrent ? 'fill-accent-soft stroke-accent' : 'fill-surface-2 stroke-line-strong'
                }
              />
              <text
                x={left + box.width / 2}
                y={y + 4.5}
                textAnchor="middle"
                className="fill-fg text-sm font-medium"
              >
                {nameOf(state)}
              </text>
            </g>
          );
        })}
        {arrows.map((arrow, index) => {
          const { path, at } = routeOf(arrow, left, yOf);
          return (
            <g key={`${arrow.from} ${arrow.to}`}>
              <path
                d={path}
                fill="none"
                strokeWidth="1.5"
                strokeLinejoin="round"
                markerEnd={`url(#${head})`}
                className="stroke-fg-muted"
              />
              <circle cx={at.x} cy={at.y} r={badge} className="fill-surface-1 stroke-line-strong" />
              <text x={at.x} y={at.y + 4} textAnchor="middle" className="num fill-fg text-xs">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="flex flex-col gap-1.5 text-sm">
        {arrows.map(({ from, to, ways: all }, index) => (
          <li key={`${from} ${to}`} className="flex gap-2">
            <span
              aria-hidden
              className="num mt-px flex size-5 flex-none items-center justify-center rounded-full border border-line-strong text-xs"
            >
              {index + 1}
            </span>
            <span className="min-w-0">
              <span className="font-medium">{nameOf(from)}</span>
              <span aria-hidden className="mx-1 inline-block text-fg-muted rtl:rotate-180">
                →
              </span>
              <span className="sr-only"> to </span>
              <span className="font-medium">{nameOf(to)}</span>
              <span className="block text-fg-muted">{all.map(wordsOf).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The line of an arrow, and where its number stands. */
function routeOf({ from, to, run }: Arrow, left: number, yOf: (state: string) => number) {
  const [y0, y1] = [yOf(from), yOf(to)];
  const half = box.height / 2;
  if (run === 'straight') {
    const x = left + box.width / 2;
    const [start, end] = [y0 + half, y1 - half];
    return { path: `M${x} ${start}V${end}`, at: { x, y: (start + end) / 2 - 3 } };
  }
  const isStart = run.side === 'start';
  const edge = isStart ? left : left + box.width;
  const lane = edge + (isStart ? -1 : 1) * (run.lane + 1) * laneWidth;
  // Leaves below the middle and comes in above it, so that lines at one state do not lie on each other.
  const shift = 3 + run.lane * 2.5;
  const [start, end] = isStart ? [y0 - shift, y1 + shift] : [y0 + shift, y1 - shift];
  const y = from === to ? y0 : (start + end) / 2;
  return { path: `M${edge} ${start}H${lane}V${end}H${edge}`, at: { x: lane, y } };
}
