import { Building2, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
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

export type EntityType = 'NaturalPerson' | 'LegalEntity';

const messages = defineMessages('entityTypeDeclaration', {
  title: 'Entity type declaration',
  lead: 'Who will own the assets in this account? Your answer decides what we ask next. Only support can change it later.',
  group: 'Entity type',
  NaturalPerson: 'Natural person',
  NaturalPersonHint: 'Me, a private individual',
  LegalEntity: 'Legal entity',
  LegalEntityHint: 'A company, foundation or association that I represent',
  legalTitle: 'Have ready:',
  legal:
    'an extract from the commercial register, a list of everyone who owns 25% or more, and proof that you may sign for the entity.',
  declare: 'I declare that this is true and that I will report any change',
  submit: 'Declare',
  choose: 'Choose one',
  undeclared: 'Tick the declaration',
});
export type EntityTypeDeclarationLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface EntityTypeDeclarationModalProps extends ModalProps, SubmitProps {
  /** What was answered before. */
  defaultValue?: EntityType | undefined;
  onSubmit: (value: EntityType) => void;
  labels?: Partial<EntityTypeDeclarationLabels> | undefined;
}

/** The first step of compliance: a person or a company (spec §3, Compliance steps). */
export function EntityTypeDeclarationModal({
  defaultValue,
  onSubmit,
  submitting = false,
  error,
  labels,
  ...modal
}: EntityTypeDeclarationModalProps) {
  const words = { ...useMessages(overlayMessages), ...useMessages(messages, labels) };
  return (
    <Modal heading={words.title} closeLabel={words.close} busy={submitting} {...modal}>
      <Declaration {...{ words, defaultValue, onSubmit, submitting, error }} />
    </Modal>
  );
}

type DeclarationProps = Pick<
  EntityTypeDeclarationModalProps,
  'defaultValue' | 'onSubmit' | 'submitting' | 'error'
> & { words: EntityTypeDeclarationLabels };

const icons = { NaturalPerson: User, LegalEntity: Building2 };

function Declaration({ words, defaultValue, onSubmit, submitting, error }: DeclarationProps) {
  const [value, setValue] = useState(defaultValue);
  const [declared, setDeclared] = useState(false);
  const reason = value === undefined ? words.choose : declared ? undefined : words.undeclared;
  return (
    <ModalForm
      onSubmit={() => value !== undefined && declared && onSubmit(value)}
      submitting={submitting}
      error={error}
      footer={
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={submitting}
          disabled={reason !== undefined}
        >
          {reason ?? words.submit}
        </Button>
      }
    >
      <ModalLead>{words.lead}</ModalLead>
      <RadioGroup
        label={words.group}
        value={value}
        onValueChange={(next) => setValue(next as EntityType)}
      >
        {(['NaturalPerson', 'LegalEntity'] as const).map((type) => {
          const Icon = icons[type];
          return (
            <RadioCard
              key={type}
              value={type}
              label={words[type]}
              hint={words[`${type}Hint`]}
              media={<Icon {...leadIcon} className="ui:flex-none ui:text-fg-muted" />}
            />
          );
        })}
      </RadioGroup>
      {value === 'LegalEntity' ? <Callout title={words.legalTitle}>{words.legal}</Callout> : null}
      <Checkbox label={words.declare} checked={declared} onCheckedChange={setDeclared} />
    </ModalForm>
  );
}
