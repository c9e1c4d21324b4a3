import type { Announcement } from '@agio/api-client/contract';
import { useLocale, useMessages } from '@agio/ui/language';
import { languageCalled, languageOf } from '@agio/ui/languages';
import { Select } from '@agio/ui/select-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { ThemeScope } from '@agio/ui/theme-scope';
import { useState } from 'react';
import { AnnouncementPreview } from '../../announcements/index.ts';
import { useHost } from '../../host/index.ts';
import { announcementMessages } from './announcements-messages.ts';

/** Widths of a phone and a laptop, in CSS pixels. */
const widths = [390, 1440] as const;

/** Preview of an announcement in each brand, width and language. */
export function AnnouncementStage({
  languages,
  announcementIn,
}: {
  /** Languages that have a text of their own, besides English. */
  languages: readonly string[];
  /** Returns the announcement for readers of a language. */
  announcementIn: (language: string) => Announcement;
}) {
  const t = useMessages(announcementMessages);
  const { brand: own, brands = {} } = useHost();
  const all = ['en', ...languages];
  const reader = languageOf(useLocale());
  const [chosen, setLanguage] = useState(reader);
  const language = all.includes(chosen) ? chosen : 'en';
  const [brand, setBrand] = useState(own ?? Object.keys(brands)[0]);
  const [width, setWidth] = useState<string>(String(widths[0]));
  return (
    <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-3">
      <h2 className="wg:text-sm wg:font-medium wg:text-fg-muted">{t.preview}</h2>
      <div className="wg:flex wg:flex-wrap wg:gap-2">
        {brand === undefined ? null : (
          <Segmented size="sm" label={t.brands} value={brand} onValueChange={setBrand}>
            {Object.entries(brands).map(([name, { title }]) => (
              <SegmentedItem key={name} value={name}>
                {title}
              </SegmentedItem>
            ))}
          </Segmented>
        )}
        <Segmented size="sm" label={t.preview} value={width} onValueChange={setWidth}>
          {widths.map((each) => (
            <SegmentedItem key={each} value={String(each)}>
              {each} px
            </SegmentedItem>
          ))}
        </Segmented>
        {all.length === 1 ? null : (
          <Select
            label={t.languages}
            variant="inline"
            aria-label={t.languages}
            options={all.map((code) => ({ value: code, label: languageCalled(code).name }))}
            value={language}
            onValueChange={setLanguage}
          />
        )}
      </div>
      <section
        aria-label={t.preview}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="wg:overflow-x-auto wg:rounded-panel wg:border wg:border-line wg:focus-ring"
      >
        <ThemeScope
          brand={brand}
          style={{ width: `${width}px` }}
          className="wg:min-h-60 wg:bg-canvas wg:text-fg"
        >
          <div dir={languageCalled(language).direction}>
            <AnnouncementPreview announcement={announcementIn(language)} />
          </div>
        </ThemeScope>
      </section>
    </div>
  );
}
