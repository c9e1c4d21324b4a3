import { Component, type ComponentProps, createRef, type Ref } from 'react';
import { mergeRefs } from '../../foundations/merge-refs.ts';

interface SelectedTextProps extends Omit<ComponentProps<'input'>, 'ref'> {
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * An input whose text stays wholly selected when its value changes under the selection, as a live price does, or a
 * figure that loses its groups when the field is entered: whoever comes by Tab is about to write over it, and would
 * otherwise write behind it. A class, because no hook sees the page right before a change.
 */
export class SelectedText extends Component<SelectedTextProps> {
  private readonly input = createRef<HTMLInputElement>();

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
