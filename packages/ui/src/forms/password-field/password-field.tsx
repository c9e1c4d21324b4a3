import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  labels?: { show?: string; hide?: string } | undefined;
}

/** A secret, hidden until asked for. Say `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ labels, disabled, ...rest }: PasswordFieldProps) {
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
          label={visible ? (labels?.hide ?? 'Hide password') : (labels?.show ?? 'Show password')}
          onClick={() => setVisible((now) => !now)}
          className="ui:-me-1.5"
        >
          <Icon aria-hidden size={16} strokeWidth={1.5} />
        </IconButton>
      }
    />
  );
}
