import { Building2, User } from 'lucide-react';
import * as v from 'valibot';
import { Checkbox } from '../../controls/checkbox/checkbox.tsx';
import { RadioCard, RadioGroup } from '../../controls/radio-group/radio-group.tsx';
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

const entityTypes = ['NaturalPerson', 'LegalEntity'] as const;
export type EntityType = (typeof entityTypes)[number];

/** The two questions, in order. */
const schema = v.object({
  type: v.pipe(v.string(), v.picklist(entityTypes, 'choose')),
  declared: v.pipe(v.boolean(), v.literal(true, 'undeclared')),
});

const messages = defineMessages('entityTypeDeclaration', {
  title: 'Entity type declaration',
  lead: 'Who will own the assets in this account? Your answer decides what we ask next. Only support can change it later.',
  group: 'Entity type',
  NaturalPerson: terms.naturalPerson,
  NaturalPersonHint: terms.naturalPersonHint,
  LegalEntity: terms.legalEntity,
  LegalEntityHint: terms.legalEntityHint,
  legalTitle: terms.haveReady,
  legal:
    'An extract from the commercial register, a list of everyone who owns 25% or more, and proof that you may sign for the entity.',
  declare: 'I declare that this is true and that I will report any change',
  /** Verb on a button: makes a legal declaration. */
  submit: 'Declare',
  choose: terms.chooseOne,
  undeclared: 'Tick the declaration',
});
export type EntityTypeDeclarationLabels = MessagesOf<typeof messages> &
  MessagesOf<typeof overlayMessages>;

export interface EntityTypeDeclarationModalProps extends ModalProps, SubmitProps {
  /** Earlier answers. */
  defaultValue?: EntityType | undefined;
  onSubmit: (value: EntityType) => void;
  labels?: Partial<EntityTypeDeclarationLabels> | undefined;
}

/** The first compliance step: a person or a company. */
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
  const { field, checkbox, form, reason } = useForm({
    schema,
    initial: { type: defaultValue ?? '', declared: false },
    faultText: ({ code }) => words[code as 'choose' | 'undeclared'],
    onSubmit: ({ type }) => onSubmit(type),
  });
  const { value, onValueChange } = field('type');
  return (
    <ModalForm
      {...form}
      submitting={submitting}
      error={error}
      footer={
        <SubmitButton size="lg" block submitting={submitting} reason={reason}>
          {words.submit}
        </SubmitButton>
      }
    >
      <ModalLead>{words.lead}</ModalLead>
      <RadioGroup label={words.group} name="type" value={value} onValueChange={onValueChange}>
        {entityTypes.map((type) => {
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
      <Checkbox label={words.declare} {...checkbox('declared')} />
    </ModalForm>
  );
}
