import type { ComponentType } from 'react';

/** axe rules about landmarks that a page has once and a sheet many times. */
const ofOnePage = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
];

/** The story "Matrix": a component in all states on one sheet, each with its name. */
export const matrix = <P extends object>(
  Part: ComponentType<P>,
  states: Record<string, Partial<P> | undefined>,
  columns = 2,
) => ({
  parameters: {
    layout: 'padded',
    a11y: { config: { rules: ofOnePage.map((id) => ({ id, enabled: false })) } },
  },
  render: (args: P) => (
    <div
      className="grid w-max gap-x-8 gap-y-6"
      style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}
    >
      {Object.entries(states).map(([name, state]) => (
        <div key={name} className="flex flex-col items-start gap-2">
          <span className="text-xs text-fg-muted">{name}</span>
          <Part {...args} {...state} />
        </div>
      ))}
    </div>
  ),
});
