// @vitest-environment jsdom
// One suite of behaviour for checkbox, switch, radio group, tabs, select and slider of this package and for those of
// radix-ui (decision 0090). `fails` names the tests that a part does not pass; a part that begins to pass one fails here.
/* oxlint-disable vitest/no-standalone-expect -- `onBoth` makes the tests */
import { createRequire } from 'node:module';
import { act, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from './controls/checkbox/checkbox.tsx';
import { Radio, RadioGroup } from './controls/radio-group/radio-group.tsx';
import { Slider } from './controls/slider/slider.tsx';
import { Switch } from './controls/switch/switch.tsx';
import { Select } from './forms/select-field/select-field.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './navigation/tabs/tabs.tsx';
import * as radix from './testing/radix-parts.tsx';
import { testPage } from './testing/test-page.ts';

const fromRoot = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
interface Axe {
  run: (
    context: Element,
    options: { rules: Record<string, { enabled: boolean }> },
  ) => Promise<{ violations: { id: string }[] }>;
}
const axe = fromRoot('axe-core') as Axe;

const render = testPage();
const user = userEvent.setup();

beforeEach(() => {
  const element = Element.prototype;
  Object.assign(element, {
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  });
});

/** Runs the same test on both implementations. `fails` names those that are known not to pass it. */
function onBoth<Part>(
  title: string,
  parts: { ours: Part; radix: Part },
  run: (part: Part) => Promise<void> | void,
  fails: readonly ('ours' | 'radix')[] = [],
): void {
  for (const name of ['ours', 'radix'] as const) {
    const check = fails.includes(name) ? test.fails : test;
    check(`${name}: ${title}`, () => run(parts[name]));
  }
}

async function violations(): Promise<string[]> {
  // jsdom computes no colours and knows no page around the part.
  const off = { enabled: false };
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': off, region: off },
  });
  return found.map(({ id }) => id);
}

const form = () => document.querySelector('form')!;
const sent = () => [...new FormData(form())];
const byRole = (role: string, nth = 0) =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[role=${role}], input[type=${role}]:not([aria-hidden])`,
    ),
  ][nth]!;
const isOn = (element: HTMLElement) =>
  element instanceof HTMLInputElement
    ? element.checked
    : element.getAttribute('aria-checked') === 'true';

/** A press of the pointer with all its events: a part may listen to any of them. */
const press = (element: HTMLElement) =>
  act(async () => {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    element.focus();
    element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, cancelable: true }));
    element.click();
  });
const keys = (text: string) => act(async () => user.keyboard(text));
const tab = () => act(async () => user.tab());
const focus = (element: HTMLElement) => act(async () => element.focus());

/** Shows the HTML that a server sends, in a page that has not run any script yet. */
function fromServer(shown: ReactNode): void {
  const page = document.createElement('main');
  page.innerHTML = renderToString(shown);
  document.body.append(page);
}
afterEach(() => document.querySelector('main')?.remove());

describe.each([
  { kind: 'checkbox', parts: { ours: Checkbox, radix: radix.RadixCheckbox } },
  { kind: 'switch', parts: { ours: Switch, radix: radix.RadixSwitch } },
])('$kind', ({ kind, parts }) => {
  type Part = typeof radix.RadixCheckbox;
  const both = parts as { ours: Part; radix: Part };

  onBoth('has no fault that axe finds, on, off or disabled', both, async (Part) => {
    await render(
      <>
        <Part label="One" />
        <Part label="Two" defaultChecked />
        <Part label="Three" disabled />
      </>,
    );
    expect(await violations()).toEqual([]);
  });

  onBoth('a press on it or on its label changes it', both, async (Part) => {
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    await render(<Part label="Fees" onCheckedChange={onCheckedChange} />);
    await press(byRole(kind));
    await press(document.querySelector('label')!);
    expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
  });

  onBoth('Tab reaches it, Space changes it', both, async (Part) => {
    await render(<Part label="Fees" />);
    await tab();
    expect(document.activeElement).toBe(byRole(kind));
    await keys(' ');
    expect(isOn(byRole(kind))).toBe(true);
  });

  onBoth(
    'Enter sends the form around it',
    both,
    async (Part) => {
      const onSubmit = vi.fn<(event: React.FormEvent) => void>((event) => event.preventDefault());
      await render(
        <form onSubmit={onSubmit}>
          <Part label="Fees" />
          <button type="submit">Send</button>
        </form>,
      );
      await focus(byRole(kind));
      await keys('{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
    },
    ['radix'],
  );

  onBoth('a disabled one is passed over and stays', both, async (Part) => {
    await render(<Part label="Fees" disabled />);
    await tab();
    expect(document.activeElement).toBe(document.body);
    await press(byRole(kind));
    expect(isOn(byRole(kind))).toBe(false);
  });

  onBoth('a form sends its value while it is on', both, async (Part) => {
    await render(
      <form>
        <Part label="Fees" name="fees" />
      </form>,
    );
    expect(sent()).toEqual([]);
    await press(byRole(kind));
    expect(sent()).toEqual([['fees', 'on']]);
  });

  onBoth('a required one holds the form back until it is on', both, async (Part) => {
    await render(
      <form>
        <Part label="Fees" name="fees" required />
      </form>,
    );
    expect(form().checkValidity()).toBe(false);
    await press(byRole(kind));
    expect(form().checkValidity()).toBe(true);
  });

  onBoth('a reset of the form gives its first state back', both, async (Part) => {
    await render(
      <form>
        <Part label="Fees" name="fees" />
        <button type="reset">Reset</button>
      </form>,
    );
    await press(byRole(kind));
    await press(document.querySelector<HTMLElement>('button[type=reset]')!);
    expect(isOn(byRole(kind))).toBe(false);
    expect(sent()).toEqual([]);
  });

  onBoth(
    'it works as a server sends it, before any script runs',
    both,
    async (Part) => {
      fromServer(
        <form>
          <Part label="Fees" name="fees" />
        </form>,
      );
      await press(byRole(kind));
      expect(sent()).toEqual([['fees', 'on']]);
    },
    ['radix'],
  );
});

describe('checkbox of several', () => {
  onBoth(
    'says that some of its items are checked',
    { ours: Checkbox as typeof radix.RadixCheckbox, radix: radix.RadixCheckbox },
    async (Part) => {
      await render(<Part label="All" indeterminate />);
      const box = byRole('checkbox');
      expect(
        box instanceof HTMLInputElement
          ? box.indeterminate
          : box.getAttribute('aria-checked') === 'mixed',
      ).toBe(true);
      expect(await violations()).toEqual([]);
    },
  );
});

describe('radio group', () => {
  const parts = {
    ours: { Group: RadioGroup, One: Radio },
    radix: { Group: radix.RadixRadioGroup, One: radix.RadixRadio },
  };
  type Part = (typeof parts)['ours'] | (typeof parts)['radix'];

  function Held({ Group, One, required }: Part & { required?: boolean }) {
    const [value, setValue] = useState<string>();
    return (
      <Group label="Network" name="network" value={value} onValueChange={setValue}>
        <One value="core" label="Core" required={required} />
        <One value="tron" label="Tron" disabled />
        <One value="ethereum" label="Ethereum" />
      </Group>
    );
  }
  const onRadios = (
    title: string,
    run: (part: Part) => Promise<void>,
    fails: readonly ('ours' | 'radix')[] = [],
  ) => onBoth<Part>(title, parts, run, fails);

  onRadios('has no fault that axe finds', async (part) => {
    await render(<Held {...part} />);
    expect(await violations()).toEqual([]);
  });

  onRadios('a press on a label chooses', async (part) => {
    await render(<Held {...part} />);
    await press([...document.querySelectorAll('label')].at(-1)!);
    expect(isOn(byRole('radio', 2))).toBe(true);
  });

  onRadios('arrow keys choose, wrap and pass over a disabled one', async (part) => {
    await render(<Held {...part} />);
    await press(byRole('radio'));
    // A finger holds a key for longer than a timer of 0 ms.
    await keys('{ArrowDown>}');
    await vi.waitFor(() => expect(isOn(byRole('radio', 2))).toBe(true));
    await keys('{/ArrowDown}{ArrowDown>}');
    await vi.waitFor(() => expect(isOn(byRole('radio'))).toBe(true));
    await keys('{/ArrowDown}');
  });

  onRadios('a form sends the chosen value', async (part) => {
    await render(
      <form>
        <Held {...part} />
      </form>,
    );
    expect(sent()).toEqual([]);
    await press(byRole('radio', 2));
    expect(sent()).toEqual([['network', 'ethereum']]);
  });

  onRadios(
    'works as a server sends it, before any script runs',
    async (part) => {
      fromServer(
        <form>
          <Held {...part} />
        </form>,
      );
      await press(byRole('radio', 2));
      expect(sent()).toEqual([['network', 'ethereum']]);
    },
    ['radix'],
  );
});

describe('tabs', () => {
  const parts = {
    ours: { Root: Tabs, List: TabsList, One: TabsTrigger, Panel: TabsContent },
    radix: {
      Root: radix.RadixTabs,
      List: radix.RadixTabsList,
      One: radix.RadixTabsTrigger,
      Panel: radix.RadixTabsContent,
    },
  };
  type Part = (typeof parts)['ours'] | (typeof parts)['radix'];
  const shown = ({ Root, List, One, Panel }: Part) => (
    <Root defaultValue="open">
      <List aria-label="Orders">
        <One value="open">Open</One>
        <One value="past">Past</One>
        <One value="none" disabled>
          None
        </One>
        <One value="rules">Rules</One>
      </List>
      <Panel value="open">Open orders</Panel>
      <Panel value="past">Past orders</Panel>
      <Panel value="rules">Rules of orders</Panel>
    </Root>
  );
  const onTabs = (
    title: string,
    run: (part: Part) => Promise<void>,
    fails: readonly ('ours' | 'radix')[] = [],
  ) => onBoth<Part>(title, parts, run, fails);
  const opened = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;

  onTabs('have no fault that axe finds', async (part) => {
    await render(shown(part));
    expect(await violations()).toEqual([]);
  });

  onTabs('a press opens a tab and its panel', async (part) => {
    await render(shown(part));
    await press(byRole('tab', 1));
    expect(opened()).toBe('Past');
    expect(document.body.textContent).toContain('Past orders');
    expect(document.body.textContent).not.toContain('Open orders');
  });

  onTabs('arrow keys, Home and End open what they reach', async (part) => {
    await render(shown(part));
    await tab();
    await keys('{ArrowRight}');
    expect(opened()).toBe('Past');
    await keys('{ArrowRight}');
    expect(opened()).toBe('Rules');
    await keys('{ArrowRight}');
    expect(opened()).toBe('Open');
    await keys('{End}');
    expect(opened()).toBe('Rules');
    await keys('{Home}');
    expect(opened()).toBe('Open');
  });

  onTabs(
    'the left arrow goes on in a page that reads from the right',
    async (part) => {
      await render(<div dir="rtl">{shown(part)}</div>);
      await tab();
      await keys('{ArrowLeft}');
      expect(opened()).toBe('Past');
      await keys('{ArrowRight}');
      expect(opened()).toBe('Open');
    },
    ['radix'],
  );

  onTabs('a server sends the open panel', async (part) => {
    fromServer(shown(part));
    expect(document.body.textContent).toContain('Open orders');
  });

  onTabs(
    'Tab reaches them as a server sends them, before any script runs',
    async (part) => {
      fromServer(shown(part));
      expect(byRole('tab').getAttribute('tabindex')).toBe('0');
    },
    ['radix'],
  );
});

describe('select', () => {
  const parts = { ours: Select, radix: radix.RadixSelect };
  type Part = (typeof parts)['ours'] | (typeof parts)['radix'];
  const few = ['Core', 'Ethereum', 'Tron'].map((label) => ({ value: label.toLowerCase(), label }));

  function Held({ Part, options = few }: { Part: Part; options?: typeof few }) {
    const [value, setValue] = useState<string>();
    return (
      <Part
        label="Network"
        name="network"
        options={options}
        value={value}
        onValueChange={setValue}
      />
    );
  }
  const onSelects = (
    title: string,
    run: (part: Part) => Promise<void>,
    fails: readonly ('ours' | 'radix')[] = [],
  ) => onBoth<Part>(title, parts, run, fails);
  const listed = () => document.querySelectorAll('[role=option]');

  onSelects('has no fault that axe finds, closed or open', async (Part) => {
    await render(<Held Part={Part} />);
    expect(await violations()).toEqual([]);
    await focus(byRole('combobox'));
    await keys('{Enter}');
    expect(listed().length).toBeGreaterThan(0);
    expect(await violations()).toEqual([]);
  });

  onSelects('keys open it, choose and keep the focus', async (Part) => {
    await render(<Held Part={Part} />);
    await focus(byRole('combobox'));
    await keys('{Enter}{ArrowDown}{Enter}');
    expect(byRole('combobox').textContent).toContain('Ethereum');
    expect(document.activeElement).toBe(byRole('combobox'));
  });

  onSelects('a form sends the chosen value', async (Part) => {
    await render(
      <form>
        <Held Part={Part} />
      </form>,
    );
    await focus(byRole('combobox'));
    await keys('{Enter}{Enter}');
    expect(sent()).toEqual([['network', 'core']]);
  });

  onSelects(
    'the rest of the page stays readable while it is open',
    async (Part) => {
      await render(
        <>
          <p>Beside</p>
          <Held Part={Part} />
        </>,
      );
      await focus(byRole('combobox'));
      await keys('{Enter}');
      expect(document.querySelector('p')?.closest('[aria-hidden=true]')).toBeNull();
    },
    ['radix'],
  );

  onSelects(
    'an open list adds no style element, which a strict policy refuses',
    async (Part) => {
      await render(<Held Part={Part} />);
      const { length } = document.querySelectorAll('style');
      await focus(byRole('combobox'));
      await keys('{Enter}');
      expect(document.querySelectorAll('style')).toHaveLength(length);
    },
    ['radix'],
  );

  onSelects(
    'of a thousand options at most 60 are in the page',
    async (Part) => {
      const many = Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `M ${at}` }));
      await render(<Held Part={Part} options={many} />);
      await focus(byRole('combobox'));
      await keys('{Enter}');
      expect(listed().length).toBeGreaterThan(0);
      expect(listed().length).toBeLessThanOrEqual(60);
    },
    ['radix'],
  );
});

describe('slider', () => {
  const parts = { ours: Slider, radix: radix.RadixSlider };
  type Part = (typeof parts)['ours'];
  const shown = (Part: Part) => <Part label="Share" value={25} onValueChange={() => undefined} />;

  onBoth('has no fault that axe finds', parts, async (Part) => {
    await render(shown(Part));
    expect(await violations()).toEqual([]);
  });

  onBoth('says its value in words', parts, async (Part) => {
    await render(shown(Part));
    const slider = document.querySelector('[role=slider], input[type=range]');
    expect(slider?.getAttribute('aria-valuetext')).toBe('25 %');
  });

  onBoth(
    'a server sends its value',
    parts,
    (Part) => {
      fromServer(shown(Part));
      const slider = document.querySelector('[role=slider], input[type=range]');
      expect(slider?.getAttribute('aria-valuenow') ?? slider?.getAttribute('value')).toBe('25');
    },
    ['radix'],
  );

  onBoth(
    'stands at its value as a server sends it',
    parts,
    (Part) => {
      fromServer(shown(Part));
      const hidden = document.querySelector<HTMLElement>('[style*="display:none"]');
      expect(hidden).toBeNull();
    },
    ['radix'],
  );
});
