import { Button } from '@agio/ui/button';
import { Callout } from '@agio/ui/callout';
import { DateField } from '@agio/ui/date-field';
import type { FieldBinding } from '@agio/ui/form';
import { useMessages } from '@agio/ui/language';
import { TextField } from '@agio/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { formMessages } from '../form-messages.ts';

type Field = 'fullName' | 'dateOfBirth' | 'nationality' | 'residence' | 'share' | 'position';

export interface FormBPeopleProps<Name extends Field> {
  legend: string;
  hint?: string | undefined;
  /** One React key per person. */
  keys: readonly string[];
  titleOf: (number: number) => string;
  fields: readonly Name[];
  bind: (at: number, field: Name) => FieldBinding<string>;
  add: { label: string; onAdd: () => void; most: number };
  onRemove: (at: number) => void;
  /** Fault of all of them together. */
  fault?: string | undefined;
}

/** The people of a legal entity: its owners, or who signs for it. The last one cannot be removed. */
export function FormBPeople<Name extends Field>({
  legend,
  hint,
  keys,
  titleOf,
  fields,
  bind,
  add,
  onRemove,
  fault,
}: FormBPeopleProps<Name>) {
  const { formB: t } = useMessages(formMessages);
  return (
    <fieldset className="wg:min-w-0">
      <legend className="wg:text-sm wg:font-semibold">{legend}</legend>
      {hint === undefined ? null : <p className="wg:text-sm wg:text-fg-muted">{hint}</p>}
      <ul className="wg:mt-2 wg:flex wg:flex-col wg:gap-4">
        {keys.map((key, at) => {
          const title = titleOf(at + 1);
          return (
            <li key={key}>
              <fieldset className="wg:min-w-0 wg:rounded-control wg:border wg:border-line wg:p-3">
                <legend className="wg:px-1 wg:text-xs wg:text-fg-muted">{title}</legend>
                <div className="wg:grid wg:gap-3 wg:sm:grid-cols-2">
                  {fields.map((name) =>
                    name === 'dateOfBirth' ? (
                      <DateField key={name} label={t[name]} required {...bind(at, name)} />
                    ) : (
                      <TextField
                        key={name}
                        label={t[name]}
                        required
                        autoComplete="off"
                        {...(name === 'share' && { inputMode: 'decimal' as const })}
                        {...bind(at, name)}
                      />
                    ),
                  )}
                </div>
                {keys.length > 1 ? (
                  <Button
                    size="sm"
                    variant="ghost"
                    className="wg:mt-2"
                    icon={<Trash2 size={14} strokeWidth={1.5} aria-hidden />}
                    aria-label={t.removeOf({ name: title })}
                    onClick={() => onRemove(at)}
                  >
                    {t.remove}
                  </Button>
                ) : null}
              </fieldset>
            </li>
          );
        })}
      </ul>
      {fault === undefined ? null : (
        <Callout live tone="danger" className="wg:mt-3">
          {fault}
        </Callout>
      )}
      {keys.length < add.most ? (
        <Button
          size="sm"
          className="wg:mt-3"
          icon={<Plus size={14} strokeWidth={1.5} aria-hidden />}
          onClick={add.onAdd}
        >
          {add.label}
        </Button>
      ) : null}
    </fieldset>
  );
}
