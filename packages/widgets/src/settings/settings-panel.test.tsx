// @vitest-environment jsdom
import { LanguageProvider } from '@agio/ui/language';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SettingsPanel } from './settings-panel.tsx';

afterEach(cleanup);

test('the outcome of a reset is said in the language that is shown, also after a change of language', () => {
  const inLanguage = (locale: string, wasReset?: string) => (
    <LanguageProvider
      locale={locale}
      translate={(_, key) => (key === 'wasReset' ? wasReset : undefined)}
    >
      <SettingsPanel title="Appearance" onReset={() => undefined}>
        {null}
      </SettingsPanel>
    </LanguageProvider>
  );
  const { rerender } = render(inLanguage('en'));
  fireEvent.click(screen.getByRole('button', { name: 'Reset: Appearance' }));
  expect(screen.getByRole('status').textContent).toBe('Reset to defaults');
  rerender(inLanguage('de', 'Auf Standard zurückgesetzt'));
  expect(screen.getByRole('status').textContent).toBe('Auf Standard zurückgesetzt');
});
