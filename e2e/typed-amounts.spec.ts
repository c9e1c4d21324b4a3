import { expect, offerLanguages, test } from './fixtures.ts';

/* Amounts as people of each language type and paste them: read right, or questioned, and never lost. */

const amount = '1234.56';
const nbsp = '\u00A0';
const narrow = '\u202F';
const arabic = '١٬٢٣٤٫٥٦';
const persian = '۱۲۳۴٫۵۶';
const comma = '1.234,56';
const spaces = [`1${nbsp}234,56`, `1${narrow}234,56`, '1 234,56'];
const point = ['1,234.56', "1'234.56"];

/** Texts that a language reads as they stand, those that it asks about, and its reading of the one that differs by language. */
const languages = {
  en: { reads: point, asks: [comma, ...spaces], ambiguous: '1234' },
  de: { reads: [comma, '1234,56', "1'234,56"], asks: [...point, ...spaces], ambiguous: '1.234' },
  fr: { reads: [...spaces, '1234,56'], asks: [comma, ...point], ambiguous: '1.234' },
  pl: { reads: [...spaces, '1234,56'], asks: [comma, ...point], ambiguous: '1.234' },
  ar: { reads: [...point, '١٢٣٤٫٥٦'], asks: [comma, ...spaces], ambiguous: '1234' },
  fa: { reads: [...point, '۱٬۲۳۴٫۵۶'], asks: [comma, ...spaces], ambiguous: '1234' },
  th: { reads: [...point, '๑,๒๓๔.๕๖'], asks: [comma, ...spaces], ambiguous: '1234' },
} as const;

test.beforeEach(({ context }) => offerLanguages(context, ...Object.keys(languages)));

for (const [language, { reads, asks, ambiguous }] of Object.entries(languages)) {
  test(`in ${language} a typed or pasted amount is read right or leads to a question`, async ({
    page,
  }) => {
    await page.goto(`/convert?from=USDC&to=BTC&lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const field = page.locator('input[name=from]');
    const question = page.locator('[data-slot=amount-suggestion]');
    const isRead = (value: string) =>
      expect
        .poll(() => new URL(page.url()).searchParams.get('amount'), { message: value })
        .toBe(value);
    const enter = async (text: string, by: 'typing' | 'pasting') => {
      await field.fill('');
      await expect.poll(() => new URL(page.url()).searchParams.has('amount')).toBe(false);
      await field.focus();
      await (by === 'typing' ? page.keyboard.type(text) : page.keyboard.insertText(text));
    };

    for (const [i, text] of [...reads, arabic, persian].entries()) {
      await enter(text, i % 2 === 0 ? 'typing' : 'pasting');
      await isRead(amount);
      await expect(field).toHaveValue(text);
      await expect(question).toHaveCount(0);
    }
    for (const [i, text] of asks.entries()) {
      // A field of another language takes a typed space for nothing.
      await enter(text, i % 2 === 0 || /\s/.test(text) ? 'pasting' : 'typing');
      await expect(question).toBeVisible();
      await expect(field).toHaveValue(text);
      expect(new URL(page.url()).searchParams.has('amount')).toBe(false);
      await question.click();
      await isRead(amount);
      await expect(question).toHaveCount(0);
    }
    await enter('1,234', 'pasting');
    await isRead(ambiguous);
    await expect(field).toHaveValue('1,234');
  });
}
