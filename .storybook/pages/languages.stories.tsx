import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { addons, useGlobals } from 'storybook/preview-api';
import { expect, fn, screen } from 'storybook/test';
import translations from 'virtual:translations';
import { SelectField } from '../../packages/ui/src/forms/select-field/select-field.tsx';
import { languages } from '../../packages/ui/src/foundations/languages/languages.ts';
import { at, screenParameters } from '../../packages/widgets/src/testing/viewports.ts';
import { scripts } from '../../packages/whitelabel-themes/src/scripts.ts';
import { schemeOf } from '../frame-themes.ts';

const meta = {
  title: 'Languages',
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const english = (type: 'language' | 'script', code: string) =>
  new Intl.DisplayNames('en', { type }).of(code)?.replace(/^Simplified$/, 'Simplified Han') ?? code;

const rows = languages.flatMap((language) => {
  const translation = translations.find((each) => each.language === language.code);
  return translation ? [{ ...language, ...translation }] : [];
});
type Row = (typeof rows)[number];

/** Fonts of systems for a script that the brands' faces have not. */
const fontsOf = (code: string) =>
  scripts
    .find((script) => script.languages.includes(code))
    ?.fonts.replaceAll("'", '')
    .replaceAll(',', ', ') ?? 'the brand’s own';

const columns: readonly { head: string; of: (row: Row) => ReactNode; isFigure?: boolean }[] = [
  { head: 'Script', of: ({ tag }) => english('script', new Intl.Locale(tag).maximize().script!) },
  {
    head: 'Direction',
    of: ({ direction }) => (direction === 'rtl' ? 'right to left' : 'left to right'),
  },
  { head: 'Messages', of: ({ messages }) => messages.toLocaleString('en'), isFigure: true },
  { head: 'Complete', of: ({ complete }) => `${complete} %`, isFigure: true },
  { head: 'Stale', of: ({ stale }) => stale, isFigure: true },
  { head: 'Faults', of: ({ faults }) => faults, isFigure: true },
  {
    head: 'Read by',
    of: ({ readers }) =>
      Object.entries(readers).map(([reader, files]) => (
        <span key={reader} className="block">
          {reader === 'none'
            ? 'no second reader'
            : `a ${reader.replace(/^native$/, 'native reader')}`}
          : {files} files
        </span>
      )),
  },
  {
    head: 'Plural forms',
    of: ({ tag }) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories.join(', '),
  },
  { head: 'Fonts', of: ({ code }) => fontsOf(code) },
];

const cell = 'border-b border-line py-2 pe-6 text-start align-top';

/** Stories that stand still, so that they are the same in every language. */
const screens = [
  { id: 'screens-trade--still', name: 'Trade', isWide: true },
  { id: 'screens-portfolio--ready', name: 'Portfolio', isWide: true },
  { id: 'screens-convert--phone', name: 'Convert' },
  { id: 'screens-send--phone', name: 'Send' },
  { id: 'screens-receive--phone', name: 'Receive' },
  { id: 'screens-simple-trading--choose-phone', name: 'Simple trading' },
  { id: 'screens-verification--tiers-on-a-phone', name: 'Verification' },
  { id: 'screens-settings--display-on-a-phone', name: 'Settings' },
] as const;

interface PictureProps {
  id: string;
  name: string;
  isWide?: boolean;
  globals: string;
  language: string;
}

/** A story at half its size, in a frame of its own. */
function Picture({ id, name, isWide = false, globals, language }: PictureProps) {
  return (
    <li className={isWide ? 'w-full max-w-160' : 'w-49'}>
      <a
        href={`./?path=/story/${id}&globals=${globals}`}
        target="_top"
        className="focus-ring rounded-sm underline decoration-line-strong underline-offset-4"
      >
        {name}
      </a>
      <div
        className={`mt-2 overflow-hidden rounded-panel border border-line ${isWide ? 'h-100' : 'h-106'}`}
      >
        <iframe
          src={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
          title={`${name}, ${language}`}
          loading="lazy"
          inert
          className={`origin-top-left scale-50 border-0 ${isWide ? 'h-200 w-320' : 'h-212 w-98'}`}
        />
      </div>
    </li>
  );
}

/**
 * Made from the files of translations and the checks of `npm run languages`, when Storybook is built. The language of the
 * pictures is that of the toolbar.
 */
export const Coverage: Story = {
  name: 'Coverage and screens',
  render: function Render() {
    const [globals, updateGlobals] = useGlobals();
    const shown = languages.find(({ code }) => code === globals['language']) ?? languages[0]!;
    const worn = `language:${shown.code};scheme:${schemeOf({ globals })}`;
    return (
      // The page itself stays English, whatever the toolbar says.
      <main lang="en" dir="ltr" className="mx-auto max-w-6xl text-sm text-fg">
        <h1 className="display text-2xl">Languages</h1>
        <p className="mt-2 max-w-2xl text-fg-muted">
          English and {rows.length} translations. A message that is missing, whose English text has
          changed, or that a check finds a fault in, fails the build.{' '}
          <a
            href="./?path=/docs/getting-started--docs#languages"
            target="_top"
            className="focus-ring rounded-sm underline underline-offset-4"
          >
            How to use them, and to add one of your own
          </a>
          .
        </p>
        <h2 className="display mt-10 text-lg" id="coverage">
          Coverage
        </h2>
        <section
          aria-labelledby="coverage"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must be reachable by keyboard
          tabIndex={0}
          className="focus-ring mt-2 overflow-x-auto"
        >
          <table className="w-full">
            <thead>
              <tr className="text-xs text-fg-muted">
                <th scope="col" className={`${cell} font-medium`}>
                  Language
                </th>
                {columns.map(({ head, isFigure }) => (
                  <th
                    key={head}
                    scope="col"
                    className={`${cell} font-medium whitespace-nowrap ${isFigure ? 'text-end' : ''}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.code}>
                  <th scope="row" className={`${cell} font-medium whitespace-nowrap`}>
                    <span lang={row.tag} dir={row.direction}>
                      {row.name}
                    </span>
                    <span className="block font-normal text-fg-muted">
                      {english('language', row.tag)}, {row.code}
                    </span>
                  </th>
                  {columns.map(({ head, of, isFigure }) => (
                    <td key={head} className={`${cell} ${isFigure ? 'num text-end' : ''}`}>
                      {of(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <h2 className="display mt-10 text-lg">Screens</h2>
        <SelectField
          label="Language of the pictures"
          hint="And of every story: the toolbar has the same choice."
          options={languages.map(({ code, name }) => ({ value: code, label: name, hint: code }))}
          value={shown.code}
          onValueChange={(language) => updateGlobals({ language })}
          className="mt-2 max-w-80"
        />
        <ul className="mt-6 flex flex-wrap gap-6">
          {screens.map((each) => (
            <Picture key={each.id} {...each} globals={worn} language={shown.name} />
          ))}
        </ul>
      </main>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(languages.length - 1);
    await expect(canvas.getAllByText('100 %')).toHaveLength(languages.length - 1);
    await expect(canvas.getByTitle('Convert, English')).toHaveAttribute(
      'src',
      expect.stringContaining('globals=language:en'),
    );
    const changes = fn();
    addons.getChannel().once('updateGlobals', changes);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Polski/ }));
    await expect(changes).toHaveBeenCalledWith({ globals: { language: 'pl' } });
  },
};

/** The toolbar’s language is that of the pictures; the page stays English. */
export const Polish: Story = {
  render: Coverage.render,
  globals: { language: 'pl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Convert, Polski')).toHaveAttribute(
      'src',
      expect.stringContaining('globals=language:pl'),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Languages');
  },
};

/** The table scrolls in its own box. */
export const Narrow: Story = {
  render: Coverage.render,
  parameters: screenParameters,
  globals: at('small'),
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBe(page.clientWidth);
    await expect(canvas.getByRole('region', { name: 'Coverage' })).toHaveProperty('scrollLeft', 0);
  },
};
