import { isApiError } from '@agio/api-client';
import type { NewAnnouncement, StaffAnnouncement } from '@agio/api-client/contract';
import { useExchange, usePublishAnnouncement, useUserInformation } from '@agio/api-client/react';
import { Button } from '@agio/ui/button';
import { Form, FormFields, SubmitButton, useForm } from '@agio/ui/form';
import { useLocale, useMessages, useTimeZone } from '@agio/ui/language';
import { languageCalled } from '@agio/ui/languages';
import { MultiSelectField } from '@agio/ui/multi-select-field';
import { Segmented, SegmentedItem } from '@agio/ui/segmented';
import { TextField } from '@agio/ui/text-field';
import { TextareaField } from '@agio/ui/textarea-field';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHost, useSetting, WidgetLink } from '../../host/index.ts';
import { useConfirmation } from '../../intent/confirm-dialog.tsx';
import { IntentStatus } from '../../intent/intent-status.tsx';
import { useIntent } from '../../intent/use-intent.ts';
import { changeTextMessages } from '../audit/change-text-messages.ts';
import { useAudienceText } from './announcement-columns.tsx';
import { announcementDraft } from './announcement-draft.ts';
import { AnnouncementStage } from './announcement-stage.tsx';
import { announcementMessages } from './announcements-messages.ts';
import {
  type AnnouncementForm,
  announcementSchema,
  countryCodes,
  displays,
  formOf,
  inputOf,
  longestText,
  otherLanguages,
  textFor,
  tiers,
  writtenIn,
} from './model/announcement-form.ts';

interface Publication extends NewAnnouncement {
  readonly id: string;
  readonly seenVersion: number;
}

/** Publishes an announcement. After a lost answer its version says whether it was published, and by whom. */
function usePublish() {
  const { backOfficeAnnouncements } = useExchange();
  const { publishAnnouncement } = usePublishAnnouncement();
  const own = useUserInformation().data?.id;
  return useIntent<Publication>({
    send: publishAnnouncement,
    conflict: () => true,
    find: async ({ id, seenVersion }) => {
      try {
        const { version, changed } = await backOfficeAnnouncements.details({ id });
        if (version === seenVersion) return false;
        return changed === null || changed.officerId === own || { conflict: changed.officer };
      } catch (error) {
        if (isApiError(error, 'http') && error.status === 404) return false;
        throw error;
      }
    },
  });
}

/** Returns the text that is typed of an announcement, kept for this tab with each change. */
function useDraft(known: StaffAnnouncement | undefined, timeZone: string | undefined) {
  const [kept, setKept] = useSetting(announcementDraft);
  const isOwn = known === undefined ? kept?.isNew === true : kept?.id === known.id;
  const [began] = useState(() =>
    kept !== null && isOwn
      ? kept
      : {
          id: known?.id ?? crypto.randomUUID(),
          isNew: known === undefined,
          seenVersion: known?.version ?? 0,
          form: formOf(known, Date.now(), timeZone),
        },
  );
  return {
    began,
    keep: (form: AnnouncementForm, seenVersion: number) => setKept({ ...began, form, seenVersion }),
    forget: () => setKept(null),
  };
}

/** Editor of an announcement: its text in each language, link, time and audience, beside a preview. */
export function AnnouncementEditor({
  known,
  listHref,
  onClear,
  onPublished,
}: {
  /** Undefined: a new one. */
  known: StaffAnnouncement | undefined;
  listHref: string;
  /** Called when all that was typed is thrown away. */
  onClear: () => void;
  onPublished: (id: string) => void;
}) {
  const t = useMessages(announcementMessages);
  const { value: words } = useMessages(changeTextMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { brands = {} } = useHost();
  const { began, keep, forget } = useDraft(known, timeZone);
  const { state, isBusy, send, look, reset } = usePublish();
  const { ask, dialog } = useConfirmation();
  const audienceText = useAudienceText();
  const [seen, setSeen] = useState(began.seenVersion);
  const [now] = useState(() => new Date().toISOString());
  const publish = async (form: AnnouncementForm) => {
    const input = inputOf(form, timeZone, known);
    const isConfirmed = await ask({
      title: t.publishSure,
      effects: [`${t.types[form.type]}: ${audienceText(input)}`],
      quote: input.description,
      text: t.effect,
      cancel: t.back,
      cancelVariant: 'secondary',
      confirm: t.publish,
      tone: 'primary',
    });
    if (!isConfirmed) return;
    // Pressed again after a conflict, it takes the place of what the other one wrote.
    const seenVersion = state.status === 'conflict' ? (known?.version ?? seen) : seen;
    setSeen(seenVersion);
    finish(await send({ ...input, id: began.id, seenVersion }));
  };
  const finish = (isDone: boolean) => {
    if (!isDone) return;
    forget();
    onPublished(began.id);
  };
  const { form, field, values, reason } = useForm({
    schema: useMemo(() => announcementSchema(Date.now, timeZone), [timeZone]),
    initial: began.form,
    faultText: ({ code }) => t.fault[code as keyof typeof t.fault] as string | undefined,
    onSubmit: (output) => void publish(output),
  });
  const typed = JSON.stringify(values);
  const latest = useRef({ keep, values });
  useLayoutEffect(() => {
    latest.current = { keep, values };
  });
  useEffect(() => {
    const { keep: save, values: form } = latest.current;
    if (typed !== JSON.stringify(began.form)) save(form, seen);
  }, [typed, seen, began]);
  const [added, setAdded] = useState<readonly string[]>(() => writtenIn(began.form));
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return countryCodes()
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
  const textOf = (code: string) => {
    const { onValueChange, ...rest } = field(['texts', code]);
    return {
      ...rest,
      value: rest.value ?? '',
      onValueChange: (text: string) => onValueChange(text),
    };
  };
  const title = known === undefined ? t.add : t.one;
  return (
    <div className="wg:grid wg:gap-6 wg:px-4 wg:py-5 wg:md:px-6 wg:lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <header className="wg:flex wg:flex-wrap wg:items-center wg:gap-3 wg:lg:col-span-2">
        <h1 className="wg:display wg:text-2xl">{title}</h1>
        <Button asChild size="sm" className="wg:ms-auto">
          <WidgetLink href={listHref}>{t.back}</WidgetLink>
        </Button>
      </header>
      <div className="wg:flex wg:min-w-0 wg:flex-col wg:gap-4">
        <IntentStatus state={state} onLook={() => void look().then(finish)} />
        <Form
          {...form}
          aria-label={title}
          submitting={isBusy}
          className="wg:flex wg:flex-col wg:gap-4"
          onChange={() => state.status !== 'conflict' && !isBusy && reset()}
        >
          <Segmented
            label={t.type}
            value={values.type}
            onValueChange={(next) =>
              field('type').onValueChange(displays.find((each) => each === next) ?? 'Banner')
            }
          >
            {displays.map((each) => (
              <SegmentedItem key={each} value={each}>
                {t.types[each]}
              </SegmentedItem>
            ))}
          </Segmented>
          <FormFields>
            {['en', ...added].map((code) => (
              <TextareaField
                key={code}
                label={t.textIn({ language: languageCalled(code).name })}
                lang={code}
                dir={languageCalled(code).direction}
                maxLength={longestText}
                showCount
                required={code === 'en'}
                {...textOf(code)}
              />
            ))}
            <MultiSelectField
              label={t.languages}
              placeholder={t.none}
              options={otherLanguages.map((code) => ({
                value: code,
                label: languageCalled(code).name,
              }))}
              value={added}
              onValueChange={(next) => {
                for (const code of added) if (!next.includes(code)) textOf(code).onValueChange('');
                setAdded(next);
              }}
            />
            <TextField
              label={t.link}
              hint={t.linkHint({ example: '/markets' })}
              type="url"
              inputMode="url"
              dir="ltr"
              {...field('link')}
            />
            <div className="wg:grid wg:gap-4 wg:sm:grid-cols-2">
              <TextField label={t.from} type="datetime-local" required {...field('from')} />
              <TextField label={t.until} type="datetime-local" required {...field('until')} />
            </div>
            <fieldset className="wg:flex wg:flex-col wg:gap-4">
              <legend className="wg:mb-2 wg:text-sm wg:text-fg-muted">
                {t.audience}: {audienceText(values)}
              </legend>
              <MultiSelectField
                label={t.tiers}
                placeholder={t.everyone}
                options={tiers.map((tier) => ({ value: tier, label: words[tier] }))}
                value={values.tiers}
                onValueChange={(next) => field('tiers').onValueChange(next)}
              />
              <MultiSelectField
                label={t.countries}
                placeholder={t.everyone}
                options={countries}
                value={values.countries}
                onValueChange={(next) => field('countries').onValueChange(next)}
              />
              {Object.keys(brands).length === 0 ? null : (
                <MultiSelectField
                  label={t.brands}
                  placeholder={t.everyone}
                  options={Object.entries(brands).map(([value, { title: label }]) => ({
                    value,
                    label,
                  }))}
                  value={values.brands}
                  onValueChange={(next) => field('brands').onValueChange(next)}
                />
              )}
            </fieldset>
          </FormFields>
          <div className="wg:flex wg:flex-wrap wg:justify-end wg:gap-2">
            <Button
              variant="ghost"
              disabled={isBusy}
              onClick={() => {
                forget();
                onClear();
              }}
            >
              {t.clear}
            </Button>
            <SubmitButton reason={reason} submitting={state.status === 'sending'}>
              {t.publish}
            </SubmitButton>
          </div>
        </Form>
      </div>
      <AnnouncementStage
        languages={writtenIn(values)}
        announcementIn={(language) => ({
          id: began.id,
          type: values.type,
          link: values.link.trim() === '' ? null : values.link.trim(),
          releasesAt: known?.releasesAt ?? now,
          expiresAt: '9999-12-31T00:00:00.000Z',
          ...textFor(values, language),
        })}
      />
      {dialog}
    </div>
  );
}
