import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import {
  defineMessages,
  type MessagesOf,
  useMessages,
} from '../../foundations/language/language.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

const messages = defineMessages('passwordField', {
  show: 'Show password',
  hide: 'Hide password',
});

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  labels?: Partial<MessagesOf<typeof messages>> | undefined;
}

/** A password, hidden until the reader shows it. Pass `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ labels, disabled, ...rest }: PasswordFieldProps) {
  const words = useMessages(messages, labels);
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      disabled={disabled}
      {...rest}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          disabled={disabled}
          label={visible ? words.hide : words.show}
          onClick={() => setVisible((now) => !now)}
          className="ui:-me-1.5"
        >
          <Icon aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      }
    />
  );
}
