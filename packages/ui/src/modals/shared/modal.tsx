import { CircleCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../controls/button/button.tsx';
import { Callout } from '../../feedback/callout/callout.tsx';
import { type Tone, toneSurface, toneText } from '../../feedback/tone.ts';
import { Form, FormFields, type FormProps } from '../../forms/form/form.tsx';
import { cn } from '../../foundations/cn/cn.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../overlays/dialog/dialog.tsx';

export { leadIcon, rowIcon } from './icons.ts';

/** The props of every modal. Further props go to the element of the dialog, `className` to its panel. */
export interface ModalProps extends Omit<
  DialogContentProps,
  'children' | 'size' | 'closeLabel' | 'title' | 'onSubmit' | 'onSelect' | 'onCopy' | 'onError'
> {
  open: boolean;
  /** Called with false by Escape, the backdrop, the close button or a button of the modal. */
  onOpenChange: (open: boolean) => void;
}

/** The state of the request that a modal sends. */
export interface SubmitProps {
  /**
   * The request is pending: the fields are disabled and the modal stays open to show the outcome.
   * @default false
   */
  submitting?: boolean | undefined;
  /** The server's words when it refuses. The input stays. */
  error?: ReactNode;
}

/** The format of dates and amounts. */
export interface FormatProps {
  /** BCP 47 tag; the language around the component by default. */
  locale?: string | undefined;
  /** IANA name; the time zone around the component by default. */
  timeZone?: string | undefined;
}

interface FrameProps extends ModalProps {
  heading: ReactNode;
  size?: DialogContentProps['size'];
  /** Accessible name of the close button; null where the modal must be answered. */
  closeLabel: string | null;
  /** Prevents closing. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Dialog, title and close button of a modal. Closing discards the input inside. */
export function Modal({
  open,
  onOpenChange,
  heading,
  size,
  closeLabel,
  busy = false,
  className,
  children,
  ...rest
}: FrameProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <DialogContent
        size={size}
        closeLabel={busy ? null : closeLabel}
        // A long file name must not make the panel wider than the screen.
        className={cn('ui:min-w-0', className)}
        {...rest}
      >
        <DialogHeader>
          <DialogTitle className="ui:[overflow-wrap:anywhere]">{heading}</DialogTitle>
        </DialogHeader>
        {children}
      </DialogContent>
    </Dialog>
  );
}

export function ModalBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <DialogBody
      className={cn('ui:flex ui:flex-col ui:gap-4 ui:[overflow-wrap:break-word]', className)}
      {...rest}
    />
  );
}

interface ModalFooterProps extends ComponentProps<'div'> {
  /** A muted text at the start. */
  start?: ReactNode;
}

/** The actions, the primary one last. */
export function ModalFooter({ start, className, children, ...rest }: ModalFooterProps) {
  return (
    <DialogFooter className={cn('ui:items-center', className)} {...rest}>
      {start === undefined ? null : (
        <div className="ui:min-w-0 ui:flex-1 ui:basis-32 ui:max-sm:basis-full ui:text-sm ui:text-balance ui:text-fg-muted">
          {start}
        </div>
      )}
      {children}
    </DialogFooter>
  );
}

interface ModalFormProps extends SubmitProps, Omit<FormProps, 'onError'> {
  /** Buttons; Enter presses the one with `type="submit"`. */
  footer: ReactNode;
  footerStart?: ReactNode;
  /** Above the fields; stays readable and scrollable while they are disabled. */
  intro?: ReactNode;
  /** Below the fields; stays usable while they are disabled. */
  outro?: ReactNode;
}

/** A form with the footer of the modal. */
export function ModalForm({
  submitting = false,
  error,
  footer,
  footerStart,
  intro,
  outro,
  children,
  ...rest
}: ModalFormProps) {
  return (
    <Form data-slot="modal-form" submitting={submitting} {...rest}>
      <ModalBody>
        {intro}
        <FormFields data-slot="modal-fields" submitting={submitting}>
          {children}
        </FormFields>
        {outro}
        <ModalError>{error}</ModalError>
      </ModalBody>
      <ModalFooter start={footerStart}>{footer}</ModalFooter>
    </Form>
  );
}

/** The server's words, announced when they appear. */
export function ModalError({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Callout tone="danger" live className="ui:text-fg">
      {children}
    </Callout>
  );
}

interface ModalLeadProps extends Omit<ComponentProps<'div'>, 'children'> {
  tone?: Tone | undefined;
  /** An icon of 20 px, in a circle in the colour of the tone. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The first sentence of a modal: its subject. */
export function ModalLead({
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: ModalLeadProps) {
  if (icon === undefined) {
    return (
      <div className={cn('ui:text-fg-muted', className)} {...rest}>
        {children}
      </div>
    );
  }
  return (
    <div className={cn('ui:flex ui:items-center ui:gap-3', className)} {...rest}>
      <span
        className={cn(
          'ui:flex ui:size-10 ui:flex-none ui:items-center ui:justify-center ui:rounded-full',
          toneSurface({ tone }),
          toneText({ tone }),
        )}
      >
        {icon}
      </span>
      <div className="ui:min-w-0 ui:text-fg-muted">{children}</div>
    </div>
  );
}

interface ModalDoneProps {
  /** The outcome, in a sentence. */
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Before the close button. */
  actions?: ReactNode;
}

/** In place of an accepted form. It is announced, and the close button gets the focus. */
export function ModalDone({ children, closeLabel, onClose, actions }: ModalDoneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <>
      <ModalBody>
        <ModalLead
          role="status"
          tone="success"
          icon={<CircleCheck aria-hidden size={20} strokeWidth={1.5} />}
        >
          {children}
        </ModalLead>
      </ModalBody>
      <ModalFooter>
        {actions}
        <Button ref={close} variant="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      </ModalFooter>
    </>
  );
}
