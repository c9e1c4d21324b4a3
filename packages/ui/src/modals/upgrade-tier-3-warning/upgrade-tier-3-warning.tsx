import { Circle, CircleCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { SubmitButton, useForm } from '../../forms/form/form.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { overlayMessages } from '../../overlays/overlay-messages.ts';
import {
  leadIcon,
  Modal,
  ModalForm,
  ModalLead,
  type ModalProps,
  type SubmitProps,
} from '../shared/modal.tsx';
import * as terms from '../../foundations/terms/terms.ts';

/** A requirement of Tier 3. */
export interface TierRequirement {
  readonly id: string;
  readonly label: ReactNode;
  /** Already met. */
  readonly done?: boolean | undefined;
}

const messages = defineMessages('upgradeTier3Warning', {
  title: 'Before you upgrade to Tier 3',
  lead: 'Tier 3 is for large amounts. You have to prove where they come from, and our team reviews it.',
  needed: 'What we ask for',
  done: terms.stepDone,
  warningTitle: 'Your answers are locked while we review them.',
  warning:
    'You keep your tier and its limits until the decision, and you can still trade. The request then says how long it usually takes.',
  understand: 'I have my documents at hand',
  later: terms.notNow,
  unready: 'Have your documents ready',
  submit: 'Start the upgrade',
});
export type UpgradeTier3WarningLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface UpgradeTier3WarningModalProps extends ModalProps, SubmitProps {
  /** The requirements of the next tier. */
  requirements: readonly TierRequirement[];
  /** Called when the reader continues. */
  onContinue: () => void;
  labels?: Partial<UpgradeTier3WarningLabels> | undefined;
}

/** Before the questions of Tier 3: what they require, how long they take, and that they cannot be interrupted. */
export function UpgradeTier3WarningModal({
  requirements,
  onContinue,
  submitting = false,
  error,
  labels,
  ...modal
}: UpgradeTier3WarningModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  return (
    <Modal heading={words.title} closeLabel={words.close} busy={submitting} {...modal}>
      <Warning
        {...{ requirements, onContinue, submitting, error, words }}
        onLater={() => modal.onOpenChange(false)}
      />
    </Modal>
  );
}

const schema = v.object({ ready: v.pipe(v.boolean(), v.literal(true, 'unready')) });

type WarningProps = Pick<
  UpgradeTier3WarningModalProps,
  'requirements' | 'onContinue' | 'submitting' | 'error'
> & { words: UpgradeTier3WarningLabels; onLater: () => void };

function Warning({ requirements, onContinue, submitting, error, words, onLater }: WarningProps) {
  const { checkbox, form, reason } = useForm({
    schema,
    initial: { ready: false },
    faultText: () => words.unready,
    onSubmit: () => onContinue(),
  });
  return (
    <ModalForm
      {...form}
      submitting={submitting}
      error={error}
      footer={
        <>
          <Button disabled={submitting} onClick={onLater}>
            {words.later}
          </Button>
          <SubmitButton submitting={submitting} reason={reason}>
            {words.submit}
          </SubmitButton>
        </>
      }
    >
      <ModalLead tone="accent" icon={<ShieldCheck {...leadIcon} />}>
        {words.lead}
      </ModalLead>
      <div>
        <div aria-hidden className="ui:mb-2 ui:text-xs ui:font-medium ui:text-fg-muted">
          {words.needed}
        </div>
        <ul
          data-slot="requirements"
          aria-label={words.needed}
          className="ui:flex ui:flex-col ui:gap-2"
        >
          {requirements.map(({ id, label, done = false }) => {
            const Icon = done ? CircleCheck : Circle;
            return (
              <li data-slot="requirement" key={id} className="ui:flex ui:gap-2.5">
                <Icon
                  aria-hidden
                  size={16}
                  strokeWidth={1.5}
                  className={
                    done
                      ? 'ui:mt-0.5 ui:flex-none ui:text-success'
                      : 'ui:mt-0.5 ui:flex-none ui:text-fg-muted'
                  }
                />
                <span className="ui:min-w-0">
                  {label}
                  {done ? <span className="ui:visually-hidden"> ({words.done})</span> : null}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <Callout tone="warning" title={words.warningTitle}>
        {words.warning}
      </Callout>
      <Checkbox label={words.understand} {...checkbox('ready')} />
    </ModalForm>
  );
}
