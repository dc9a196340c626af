/** Paths of payment pages that name the order, or at least its report. */
export const buildRetryPath = (order?: string, report?: string): string =>
  appendQuery('/retry-payment', order ? { order } : { report });

/** With an order the link leads straight to the form, past the common questions. */
export const buildSupportPath = (order?: string): string =>
  order ? `${appendQuery('/support', { order })}#write` : '/support';

function appendQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}
