import type { ThemeProblem } from '../compiler/compile-theme.ts';
import type { KeyProblem } from '../settings/check-settings.ts';

/** A refusal or warning about a brand's folder. */
export interface BrandProblem {
  /** Path in the folder; `''` is the folder itself. */
  readonly file: string;
  /** Path of the key, such as `navigation[0].label`; `''` is the whole file. */
  readonly key: string;
  /** From 1, where the place has one. */
  readonly line?: number | undefined;
  readonly rule: string;
  /** The nearest key or value, or what is right there. */
  readonly way: string;
}

/** More of one file is no help to its author. */
const most = 50;

/** Collects the refusals and warnings of a folder, at most fifty of a file in each list. */
export class Problems {
  readonly errors: BrandProblem[] = [];
  readonly warnings: BrandProblem[] = [];
  readonly #counts = new Map<string, number>();

  error(problem: BrandProblem): void {
    this.#add('errors', problem);
  }

  warn(problem: BrandProblem): void {
    this.#add('warnings', problem);
  }

  #add(list: 'errors' | 'warnings', problem: BrandProblem): void {
    const id = `${list} ${problem.file}`;
    const count = (this.#counts.get(id) ?? 0) + 1;
    this.#counts.set(id, count);
    if (count <= most) this[list].push(problem);
    else if (count === most + 1)
      this[list].push({
        file: problem.file,
        key: '',
        rule: `has more than ${most} ${list}; the rest is not listed.`,
        way: 'Mend these first.',
      });
  }
}

/** Returns a problem on one line: place, reason, way out. */
export const lineOf = ({ file, key, line, rule, way }: BrandProblem): string =>
  [
    `${file === '' ? '.' : file}${line === undefined ? '' : `:${line}`}`,
    [key, rule].filter((part) => part !== '').join(' '),
    way,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Returns a fault of the theme at its place in `brand.json`, its way out apart from the reason. */
export function themeFault({ token = '', value, rule }: ThemeProblem): KeyProblem {
  const isOfTokens = !['name', 'extends', 'tokens', ''].includes(token);
  const path = [...(isOfTokens ? ['tokens'] : []), ...(token === '' ? [] : token.split('.'))];
  const [, reason = rule, way = ''] =
    /^(.*?)\s*(Did you mean .*|There is .* lists them\.|Expected .*|Give .*)$/.exec(rule) ??
    /^(Needs [^,]*), as (.*) has\.$/.exec(rule) ??
    [];
  const given = value === undefined ? '' : `is ${value}. `;
  const isColour = rule.startsWith('Needs') && way !== '';
  return {
    key: path.join('.'),
    path,
    rule: `${given}${reason}`.trim(),
    way: isColour
      ? `Take ${way}.`
      : way || (rule.startsWith('Colours') ? 'Take another hue.' : 'theme.schema.json says more.'),
  };
}
