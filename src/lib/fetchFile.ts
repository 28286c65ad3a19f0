/**
 * Fetches a file and reads it; if that fails, once more past the HTTP cache: a host that answers wrongly for a
 * minute may let its answer be cached for a year.
 * @param read throws if the answer is wrong
 */
export async function fetchFile<T>(
  url: string,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const attempt = async (cache: RequestCache) => {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${url}: status ${response.status}`);
    return read(response);
  };
  return attempt('default').catch(() => attempt('reload'));
}
