import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type State, type Subject, subjects } from './inventory-data.ts';

const meta = {
  title: 'Inventory',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const cell = 'border-b border-line py-2 pe-6 text-start align-top';
const sum = (all: readonly State[], of: (state: State) => number) =>
  all.reduce((total, state) => total + of(state), 0);

/** Out of the frame of the story, in the whole Storybook. */
const toStory = (id: string) => `./?path=/story/${id}`;

/** A sign for the eye, and the word for who hears it. */
const sign = (path: string) =>
  function Sign({ word }: { word?: string }) {
    return (
      <span className="text-fg-muted">
        <svg aria-hidden viewBox="0 0 12 12" className="inline size-2.5 align-baseline">
          <path d={path} fill="currentColor" fillRule="evenodd" />
        </svg>
        {word === undefined ? null : <span className="sr-only">{word}</span>}
      </span>
    );
  };
const Driven = sign('M2 1 11 6 2 11Z');
const Pictured = sign('M0 1H12V11H0ZM1.5 2.5V9.5H10.5V2.5ZM4 4H8V8H4Z');

function StateLink({ id, name, played, pictures }: State) {
  return (
    <li className="inline-flex items-baseline gap-1">
      <a
        href={toStory(id)}
        target="_top"
        className="focus-ring rounded-sm text-fg underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {name}
      </a>
      {played ? <Driven word="driven by a test" /> : null}
      {pictures > 0 ? <Pictured word={`photographed ${pictures} times`} /> : null}
    </li>
  );
}

function Row({ name, states }: Subject) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-medium whitespace-nowrap`}>
        {name}
      </th>
      <td className={cell}>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {states.map((state) => (
            <StateLink key={state.id} {...state} />
          ))}
        </ul>
      </td>
      <td className={`${cell} num text-end`}>{states.length}</td>
      <td className={`${cell} num text-end`}>{sum(states, ({ played }) => Number(played))}</td>
      <td className={`${cell} num text-end`}>{sum(states, ({ pictures }) => pictures)}</td>
    </tr>
  );
}

const figures = (all: readonly State[]) => [
  ['components and screens', subjects.length],
  ['states, each with axe in light and dark', all.length],
  ['driven by a test', sum(all, ({ played }) => Number(played))],
  ['pictures compared', sum(all, ({ pictures }) => pictures)],
];

/**
 * Made from the stories themselves: what there is, in which states, and what looks after each. Every state is checked by
 * axe in light and dark.
 */
export const ComponentsStatesTests: Story = {
  name: 'Components, states, tests',
  render: () => (
    <main className="mx-auto max-w-6xl text-sm text-fg">
      <h1 className="display text-2xl">Components, states, tests</h1>
      <p className="mt-2 max-w-2xl text-fg-muted">
        Made from the stories themselves. Every state is checked by axe in light and dark;{' '}
        <Driven /> is driven by a test as a person would, <Pictured /> is photographed and compared.
        A hole fails the build.
      </p>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
        {figures(subjects.flatMap(({ states }) => states)).map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-xs text-fg-muted">{label}</dt>
            <dd className="num m-0 text-2xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      {[...Map.groupBy(subjects, ({ group }) => group)].map(([group, all]) => (
        <section key={group} className="mt-10">
          <h2 className="display text-lg">{group}</h2>
          <table className="mt-2 w-full">
            <thead>
              <tr className="text-xs text-fg-muted">
                <th scope="col" className={`${cell} w-48 font-medium`}>
                  {group === 'Screens' ? 'Screen' : 'Component'}
                </th>
                <th scope="col" className={`${cell} font-medium`}>
                  States
                </th>
                {['States in all', 'Driven', 'Pictures'].map((head) => (
                  <th key={head} scope="col" className={`${cell} w-24 text-end font-medium`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((subject) => (
                <Row key={subject.title} {...subject} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    const states = subjects.flatMap((subject) => subject.states);
    await expect(canvas.getAllByRole('link')).toHaveLength(states.length);
    const unseen = subjects.filter((subject) => !subject.states.some(({ pictures }) => pictures));
    await expect(unseen.map(({ title }) => title)).toEqual([]);
  },
};
