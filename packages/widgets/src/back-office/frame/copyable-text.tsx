import { shortAddress } from '@agio/money';
import { CopyButton } from '@agio/ui/copy-button';
import { useMessages } from '@agio/ui/language';
import { ShortText } from '@agio/ui/short-text';
import { profileMessages } from '../users/profile-messages.ts';

/** A text that is shortened where it is long, and copied whole. */
export function CopyableText({
  value,
  copy,
  length = 24,
  isPlain = false,
}: {
  value: string;
  /** Name of the button. */
  copy: string;
  length?: number;
  /** Words and not figures. */
  isPlain?: boolean;
}) {
  return (
    <span className="wg:inline-flex wg:max-w-full wg:items-center wg:gap-1">
      <ShortText text={value} length={length} className={isPlain ? '' : 'wg:num'} />
      <CopyButton value={value} labels={{ copy }} className="wg:relative" />
    </span>
  );
}

/** The ends of an address, which is copied whole. */
export function CopiedAddress({ address }: { address: string }) {
  const t = useMessages(profileMessages);
  return (
    <span className="wg:inline-flex wg:items-center wg:gap-1">
      <bdi dir="ltr" className="wg:num">
        {shortAddress(address)}
      </bdi>
      <CopyButton value={address} labels={{ copy: t.copyAddress }} />
    </span>
  );
}
