import { clientOf } from './client-of.ts';
import { expect, expectAccessible, testAlone, visit } from './fixtures.ts';
import { Keys } from './keys.ts';

/* Evidence of a compliance case: a possible match stops an approval until an officer has resolved it. */

testAlone(
  'an officer resolves a possible match, ticks the checklist, judges a document and approves, by keyboard alone',
  async ({ page, own }) => {
    testAlone.slow();
    const keys = new Keys(page);
    await visit(page, '/admin/compliance/p-tanabe', 'officer');
    const screening = page.getByRole('region', { name: 'Sanctions and PEP screening' });
    await expect(screening.getByText('Possible match')).toBeVisible();
    await expectAccessible(page);

    // The exchange refuses an approval that does not come from this page, too.
    const { backOfficeCompliance, backOfficeCaseFile } = await clientOf(own.origin, 'admin');
    const { request } = await backOfficeCompliance.details({ userId: 'p-tanabe' });
    await expect(
      backOfficeCompliance.resolve({
        requestId: request?.id ?? '',
        decision: 'Approve',
        seenDecidedAt: null,
        seenApprovalAt: null,
      }),
    ).rejects.toMatchObject({ status: 400 });
    await keys.press('a');
    const approval = page.getByRole('dialog', { name: 'Approve request' });
    await expect(approval.getByRole('button', { name: 'Resolve the matches first' })).toBeVisible();
    await keys.press('Escape');
    await expect(approval).toHaveCount(0);

    await keys.to(screening.getByRole('button', { name: 'Different person' }));
    await keys.press('Enter');
    const reason = page.getByRole('dialog', { name: 'Different person' });
    await keys.to(reason.getByRole('textbox'));
    await keys.type('Born a year later, in another town.');
    await keys.press('Control+Enter');
    await expect(reason).toHaveCount(0);
    await expect(screening.getByText('No match')).toBeVisible();

    const checklist = page.getByRole('region', { name: 'Checklist' });
    // Another officer ticks a point, which appears by itself.
    await backOfficeCaseFile.confirmPoint({
      requestId: request?.id ?? '',
      point: 'PhotographMatches',
      isConfirmed: true,
      seenAt: null,
    });
    await expect(checklist.getByText('Aiko Damm')).toBeVisible();
    for (const point of ['The names match', 'The document has not expired']) {
      await keys.to(checklist.getByRole('checkbox', { name: point }));
      await keys.press('Space');
      await expect(checklist.getByRole('checkbox', { name: point })).toBeChecked();
    }
    await expect(checklist.getByText('Ticked: 3 of 4')).toBeVisible();

    const documents = page.getByRole('list', { name: 'Documents of Keiko Tanabe' });
    await keys.to(documents.getByRole('button').first());
    await keys.press('Enter');
    const verdict = page.getByRole('group', { name: /^Verdict on / });
    await keys.to(verdict.getByRole('button', { name: 'Accepted', exact: true }));
    await keys.press('Enter');
    await expect(documents.getByText('Accepted')).toBeVisible();
    await expectAccessible(page);

    await keys.press('a');
    await expect(approval.getByText('Ticked: 3 of 4')).toBeVisible();
    await expect(approval.getByText('Opened by you: 1 of 3')).toBeVisible();
    await keys.to(approval.getByRole('textbox'));
    await keys.press('Control+Enter');
    await expect(page.getByText('Keiko Tanabe was approved')).toBeVisible();
    const { audit } = await backOfficeCompliance.details({ userId: 'p-tanabe' });
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'approved',
        'judged a document',
        'changed the checklist',
        'resolved a match of the screening',
        'looked at personal data',
      ]),
    );
  },
);
