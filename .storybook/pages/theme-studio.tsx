import { useEffect, useState } from 'react';
import { CopyButton } from '../../packages/ui/src/controls/copy-button/copy-button.tsx';
import { Slider } from '../../packages/ui/src/controls/slider/slider.tsx';
import { SelectField } from '../../packages/ui/src/forms/select-field/select-field.tsx';
import { TextField } from '../../packages/ui/src/forms/text-field/text-field.tsx';
import { TextareaField } from '../../packages/ui/src/forms/textarea-field/textarea-field.tsx';
import {
  type BrandName,
  BRANDS,
  colorToHex,
  compileTheme,
  completeTheme,
  type Scheme,
  type SchemePair,
  SCHEMES,
  type ThemeProblem,
  type ThemeSource,
} from '../../packages/whitelabel-themes/src/index.ts';
import { StudioPreview } from './studio-preview.tsx';

/** The colours a brand usually begins with; the JSON may say every other. */
const colours = [
  'accent',
  'canvas',
  'surface-1',
  'surface-2',
  'surface-3',
  'overlay',
  'line',
  'line-strong',
  'fg',
  'fg-muted',
  'fg-faint',
  'success',
  'warning',
  'danger',
] as const;

const radii = ['radius-control', 'radius-panel', 'radius-dialog'] as const;

/** The preview's own name, so that no name that is typed can be that of a brand on the page. */
const PREVIEW = 'studio';

/** The preview wears the last theme that could be compiled. */
function useAdoptedSheet(css: string) {
  useEffect(() => {
    if (css === '') return;
    // Allowed under a strict content security policy, unlike a <style> element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    // A chart is painted: it reads its colours anew when the brand of something is set, be it to the same.
    for (const preview of document.querySelectorAll<HTMLElement>(`[data-brand=${PREVIEW}]`))
      preview.dataset['brand'] = PREVIEW;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}

export interface ThemeStudioProps {
  /** The scheme that the preview begins with. */
  scheme: Scheme;
}

export function ThemeStudio({ scheme }: ThemeStudioProps) {
  const [name, setName] = useState('my-brand');
  const [base, setBase] = useState<BrandName>('agio');
  const [tokens, setTokens] = useState<ThemeSource['tokens']>({});
  const source: ThemeSource = { name, extends: base, tokens };
  const { report } = compileTheme(source);
  const { css } = compileTheme({ ...source, name: PREVIEW });
  const [good, setGood] = useState(css);
  if (css !== '' && css !== good) setGood(css);
  useAdoptedSheet(good);

  const complete = completeTheme(source);
  const json = JSON.stringify(source, null, 2);
  return (
    <div className="grid min-h-screen grid-cols-[22rem_1fr]">
      <div className="flex max-h-screen flex-col gap-4 overflow-y-auto border-e border-line bg-surface-1 p-4">
        <TextField
          label="Name"
          hint="Becomes data-brand and the name of the file."
          value={name}
          onValueChange={setName}
          error={report.errors.find(({ token }) => token === 'name')?.rule}
        />
        <SelectField
          label="Extends"
          options={BRANDS.map((brand) => ({ value: brand, label: brand }))}
          value={base}
          onValueChange={setBase}
        />
        <ColourTable
          value={(token) => complete[token]}
          onChange={(token, pair) => setTokens((now) => ({ ...now, [token]: pair }))}
        />
        {radii.map((token) => (
          <div key={token} className="text-xs text-fg-muted">
            {token} <span className="num">{complete[token]}</span>
            <Slider
              label={token}
              min={0}
              max={32}
              value={Number.parseInt(complete[token], 10)}
              formatValue={(value) => `${value} px`}
              onValueChange={(value) => setTokens((now) => ({ ...now, [token]: `${value}px` }))}
            />
          </div>
        ))}
        <Problems
          label="To correct"
          problems={report.errors.filter(({ token }) => token !== 'name')}
        />
        <Problems label="To consider" problems={report.warnings} />
        <output className="text-sm text-fg-muted">
          {css === ''
            ? 'The preview keeps the last theme that can be read.'
            : report.errors.length > 0
              ? `${report.errors.length} to correct before it can be built.`
              : `All ${report.contrast.length} pairs can be read.`}
        </output>
        <TextareaField
          label="JSON"
          labelEnd={<CopyButton value={json} labels={{ copy: 'Copy the JSON' }} />}
          hint="agio-theme build brand.json makes a CSS file of it."
          readOnly
          value={json}
          rows={8}
        />
      </div>
      <StudioPreview brand={PREVIEW} initialScheme={scheme} />
    </div>
  );
}

type ColourName = (typeof colours)[number];

interface ColourTableProps {
  value: (token: ColourName) => SchemePair;
  onChange: (token: ColourName, pair: SchemePair) => void;
}

function ColourTable({ value, onChange }: ColourTableProps) {
  return (
    <table className="text-sm">
      <thead>
        <tr className="text-xs text-fg-muted">
          <th scope="col" className="text-start font-medium">
            Colour
          </th>
          {SCHEMES.map((scheme) => (
            <th key={scheme} scope="col" className="text-start font-medium">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colours.map((token) => (
          <tr key={token}>
            <th scope="row" className="py-1 text-start font-normal">
              {token}
            </th>
            {SCHEMES.map((scheme) => (
              <td key={scheme}>
                <input
                  type="color"
                  aria-label={`${token}, ${scheme}`}
                  value={colorToHex(value(token)[scheme]) ?? '#000000'}
                  onChange={(event) =>
                    onChange(token, { ...value(token), [scheme]: event.target.value })
                  }
                  className="focus-ring h-6 w-12"
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many are named; the rest usually has the same cause. */
const NAMED = 8;

function Problems({ label, problems }: { label: string; problems: readonly ThemeProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label={label} className="text-xs text-danger">
      {problems.slice(0, NAMED).map(({ token, value, rule }) => (
        <li key={`${token} ${value}`}>{[token, value, rule].filter(Boolean).join(' · ')}</li>
      ))}
      {problems.length > NAMED ? <li>and {problems.length - NAMED} more</li> : null}
    </ul>
  );
}
