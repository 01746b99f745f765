import { site } from '@portal/shell-api';
import { ExternalLink } from '@portal/ui';

/** A link for improving a text; nothing if the organization has no public repository. `file` is a path in it. */
export function EditLink({ file, className }: { readonly file: string; readonly className?: string | undefined }) {
  if (site.editBase === '') return null;
  return (
    <p className={className} data-print="none">
      <ExternalLink href={`${site.editBase.replace(/\/?$/, '/')}${file}`}>Edit this page</ExternalLink>
    </p>
  );
}
