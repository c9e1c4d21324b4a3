import { Component, type ComponentProps, createRef, type Ref } from 'react';
import { mergeRefs } from '../../foundations/merge-refs.ts';
import { useFieldControl } from '../field/field.tsx';

interface SelectedTextProps extends Omit<ComponentProps<'input'>, 'ref'> {
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * No number has letters, and the unit stands beside the field: a key that types one does nothing. A text that comes
 * as a whole, pasted or spoken, is judged as a whole, because `1e3` without its letter is another number.
 */
function refuseLetters(event: InputEvent): void {
  if (event.inputType === 'insertText' && /^[\p{L}\p{Sc}]$/u.test(event.data ?? ''))
    event.preventDefault();
}

/**
 * An input whose text stays fully selected when its value changes: a live price, or a figure that loses its group
 * separators on focus. After Tab, typing must replace the text, not append to it. A class component, because only
 * `getSnapshotBeforeUpdate` reads the selection right before a change.
 */
class SelectedText extends Component<SelectedTextProps> {
  private readonly input = createRef<HTMLInputElement>();

  override componentDidMount(): void {
    this.input.current?.addEventListener('beforeinput', refuseLetters);
  }

  override getSnapshotBeforeUpdate(before: SelectedTextProps): boolean {
    const input = this.input.current;
    return (
      input !== null &&
      before.value !== this.props.value &&
      input.ownerDocument.activeElement === input &&
      input.value !== '' &&
      input.selectionStart === 0 &&
      input.selectionEnd === input.value.length
    );
  }

  override componentDidUpdate(_: SelectedTextProps, __: unknown, wasSelected: boolean): void {
    if (wasSelected) this.input.current?.select();
  }

  override render() {
    const { inputRef, ...rest } = this.props;
    return <input {...rest} ref={mergeRefs(this.input, inputRef)} />;
  }
}

/** The input of an amount field, described by the unit beside it. */
export function AmountText({
  unitId,
  ref,
  'aria-describedby': own,
  ...rest
}: ComponentProps<'input'> & { unitId: string | undefined }) {
  const control = useFieldControl();
  const describedBy = [control['aria-describedby'], unitId, own].filter(Boolean).join(' ');
  return (
    <SelectedText
      data-slot="amount-text"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...control}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      {...rest}
      inputRef={ref}
    />
  );
}
