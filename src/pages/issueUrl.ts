type Report = { readonly title: string; readonly body: string };

/**
 * The address of a new issue with title and body filled in, as GitHub, Gitea and Forgejo take it.
 * @param repository its address, without a slash at its end
 */
export function issueUrl(repository: string, { title, body }: Report): string {
  const query = new URLSearchParams({ title, body });
  return `${repository}/issues/new?${query.toString()}`;
}
