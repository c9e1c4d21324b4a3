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

/** What every named modal takes. The rest of the props goes to the dialog's element, `className` to its panel. */
export interface ModalProps extends Omit<
  DialogContentProps,
  'children' | 'size' | 'closeLabel' | 'title' | 'onSubmit' | 'onSelect' | 'onCopy' | 'onError'
> {
  open: boolean;
  /** Asked to close by Escape, the scrim, the corner button or a button of its own. */
  onOpenChange: (open: boolean) => void;
}

/** How far the one thing that a modal sends has come. */
export interface SubmitProps {
  /** The request is on its way: fields are locked and the modal stays, so that its outcome is seen. */
  submitting?: boolean | undefined;
  /** What the server said when it refused. What was typed stays. */
  error?: ReactNode;
}

/** How dates and amounts are written. */
export interface FormatProps {
  /** BCP 47; English when left out. */
  locale?: string | undefined;
  /** IANA name; the reader's own when left out. */
  timeZone?: string | undefined;
}

interface FrameProps extends ModalProps {
  heading: ReactNode;
  size?: DialogContentProps['size'];
  /** Name of the corner button; null where the modal must be answered. */
  closeLabel: string | null;
  /** Keeps the modal from being closed. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** Dialog, title and corner button of a named modal. What is typed inside is forgotten when it closes. */
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
        // A long file name must not widen the panel beyond the screen.
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
  /** A quiet word at the other end. */
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
  /** Buttons; the one with `type="submit"` is what Enter presses. */
  footer: ReactNode;
  footerStart?: ReactNode;
  /** Over the fields; stays readable and scrollable while they are locked. */
  intro?: ReactNode;
}

/** A form over the modal's footer. */
export function ModalForm({
  submitting = false,
  error,
  footer,
  footerStart,
  intro,
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
        <ModalError>{error}</ModalError>
      </ModalBody>
      <ModalFooter start={footerStart}>{footer}</ModalFooter>
    </Form>
  );
}

/** What the server said, announced when it appears. */
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
  /** 20 px, in a round field of the tone. */
  icon?: ReactNode;
  children: ReactNode;
}

/** The first sentence: what this is about. */
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
          toneSurface[tone],
          toneText[tone],
        )}
      >
        {icon}
      </span>
      <div className="ui:min-w-0 ui:text-fg-muted">{children}</div>
    </div>
  );
}

interface ModalDoneProps {
  /** What happened. */
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
  /** Before the closing button. */
  actions?: ReactNode;
}

/** In place of the form once it was accepted. Announced, and the focus goes to the way out. */
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
