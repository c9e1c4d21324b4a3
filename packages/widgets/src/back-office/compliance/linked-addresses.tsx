import type { LinkedAddress } from '@agio/api-client/contract';
import { useMessages } from '@agio/ui/language';
import { Panel, PanelHeader, PanelTitle } from '@agio/ui/panel';
import { cutText } from '@agio/ui/short-text';
import { WidgetLink } from '../../host/index.ts';
import { CopiedAddress } from '../frame/copyable-text.tsx';
import { userAddress } from '../users/model/profile-view.ts';
import { defaultUsersView } from '../users/model/users-view.ts';
import { riskMessages } from './risk-messages.ts';

/** The addresses of a person that other users have as well, with the way to each of them. */
export function LinkedAddresses({
  base,
  links,
}: {
  base: string;
  links: readonly LinkedAddress[];
}) {
  const t = useMessages(riskMessages);
  return (
    <Panel aria-label={t.linked}>
      <PanelHeader>
        <PanelTitle>{t.linked}</PanelTitle>
        <span className="wg:num wg:ms-auto wg:text-sm wg:text-fg-muted">{links.length}</span>
      </PanelHeader>
      {links.length === 0 ? (
        <p className="wg:p-4 wg:text-sm wg:text-fg-muted">{t.noLinks}</p>
      ) : (
        <ul className="wg:flex wg:flex-col wg:gap-3 wg:p-4 wg:text-sm">
          {links.map(({ network, address, users, userCount }) => (
            <li key={`${network} ${address}`}>
              <CopiedAddress address={address} />
              <div className="wg:flex wg:flex-wrap wg:items-center wg:gap-x-3 wg:text-fg-muted">
                {t.alsoOf}
                {users.map(({ id, displayName }) => (
                  <WidgetLink
                    key={id}
                    href={userAddress(base, id, { list: defaultUsersView })}
                    className="wg:inline-flex wg:min-h-6 wg:items-center wg:text-fg wg:underline"
                  >
                    <bdi>{cutText(displayName, 60)}</bdi>
                  </WidgetLink>
                ))}
                {userCount > users.length ? t.andMore({ count: userCount - users.length }) : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
