import { hasRole } from '../../accounts.ts';
import { refuse } from '../../refusal.ts';
import { uploadedFileView } from '../../services/people/documents.ts';
import { has } from '../../account-standing.ts';
import type { AreaHandlers } from '../context.ts';
import { trail } from '../../language/staff-messages.ts';

export const files: AreaHandlers<'files'> = {
  upload: (context, { documentType }) => {
    const own = context.account();
    if (context.file === undefined) {
      throw refuse('fileRequired', 'file');
    }
    const document = context.documents.add(own.id, documentType, context.file);
    if (documentType === 'ProofOfFunds') context.requestDesk.attach(context.actor(), document.id);
    return uploadedFileView(document);
  },

  list: (context, { documentType }) =>
    context.requestDesk.ownDocuments(context.account(), documentType),

  remove: (context, { id }) => context.requestDesk.removeDocument(context.actor(), id),

  download: (context, { id }) => {
    const own = context.account();
    const document = context.documents.get(id);
    const privileged =
      has(own, 'active') && (hasRole(own, 'ComplianceReviewer') || hasRole(own, 'admin'));
    // For another user's document the answer is the same as for one that does not exist.
    if (document === undefined || (document.accountId !== own.id && !privileged)) {
      throw refuse('documentNotFound', 'id');
    }
    if (document.accountId !== own.id) {
      context.documents.look(document, own.id);
      context.audit.add(document.accountId, context.actor(), trail.lookedAtDocument, {
        detail: document.fileName,
        kind: 'look',
      });
    }
    return { blob: context.documents.blob(document), fileName: document.fileName };
  },
};
