// @vitest-environment jsdom
import { act, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { testPage } from '../../testing/test-page.ts';
import { type FormState, Form, type InputStore, SubmitButton, useForm } from './form.tsx';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'missing')),
  secret: v.string(),
});
const empty = { name: '', secret: '' };

const render = testPage();

type State = FormState<typeof schema>;
const renders = vi.fn<() => void>();
const shown = vi.fn<(state: State) => void>();
/** The form as it is shown now. */
const form = () => shown.mock.lastCall?.[0] as State;
const save = vi.fn<(sent: typeof empty) => Promise<void> | void>();

function NameForm({ store }: { store?: InputStore }) {
  renders();
  const state = useForm({
    schema,
    initial: empty,
    faultText: ({ code }) => code,
    onSubmit: save,
    keep: store && { store, fields: ['name'] },
  });
  useEffect(() => shown(state));
  return (
    <Form {...state.form}>
      <input {...inputOf(state.field('name'))} />
      <SubmitButton reason={state.reason}>Save</SubmitButton>
    </Form>
  );
}

const inputOf = ({ name, value }: { name: string; value: string }) => ({
  name,
  value,
  readOnly: true,
});
const type = (text: string) => act(async () => form().field('name').onValueChange(text));
const memory = (kept: unknown = null) => {
  const store = { kept, get: () => store.kept, set: (value: unknown) => void (store.kept = value) };
  return store;
};

test('a key that is typed renders the form once', async () => {
  await render(<NameForm />);
  renders.mockClear();
  await type('A');
  expect(renders).toHaveBeenCalledOnce();
});

test('the button says the first fault in what the server renders', () => {
  expect(renderToString(<NameForm />)).toContain('missing');
});

test('stored values are there after hydration, and the server never reads them', async () => {
  const store = memory({ name: 'Cold wallet' });
  const get = vi.spyOn(store, 'get');
  const host = document.createElement('div');
  host.innerHTML = renderToString(<NameForm store={store} />);
  expect(get).not.toHaveBeenCalled();
  const said = vi.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(host, <NameForm store={store} />));
  expect(host.querySelector('input')?.value).toBe('Cold wallet');
  expect(said).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

test('typed values are stored, a field that is not named is not', async () => {
  const store = memory();
  await render(<NameForm store={store} />);
  await type('Cold wallet');
  await act(async () => form().field('secret').onValueChange('1234'));
  expect(store.kept).toEqual({ name: 'Cold wallet' });
});

test('a form that is taken down while its page stays forgets what was typed', async () => {
  const store = memory();
  await render(<NameForm store={store} />);
  await type('Cold wallet');
  await render(null);
  expect(store.kept).toBeNull();
});

test('stored values survive the double effects of strict mode', async () => {
  const store = memory({ name: 'Cold wallet' });
  await render(
    <StrictMode>
      <NameForm store={store} />
    </StrictMode>,
  );
  expect(form().values.name).toBe('Cold wallet');
});

test.each([null, 'text', 3, { name: 3 }, { name: ['a'] }, { other: 'x' }])(
  'a store that holds %j leaves the form empty',
  async (kept) => {
    await render(<NameForm store={memory(kept)} />);
    expect(form().values).toEqual(empty);
  },
);

test('a refused answer unlocks the form and leaves what was typed', async () => {
  let answer: () => void = () => undefined;
  save.mockReturnValueOnce(new Promise<void>((resolve) => (answer = resolve)));
  await render(<NameForm />);
  await type('Cold wallet');
  await act(async () => form().form.onSubmit());
  expect(form().isSubmitting).toBe(true);
  await act(async () => answer());
  expect(form().isSubmitting).toBe(false);
  expect(form().values.name).toBe('Cold wallet');
});
