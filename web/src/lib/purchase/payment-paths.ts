/** The page that repeats a payment: of an order, or of the newest open order for a report. */
export const buildRetryPath = (orderId?: string, reportKey?: string): string =>
  appendQuery('/retry-payment', orderId ? { order: orderId } : { report: reportKey });

/** With an order the link leads straight to the form, past the common questions. */
export const buildSupportPath = (orderId?: string): string =>
  orderId ? `${appendQuery('/support', { order: orderId })}#write` : '/support';

function appendQuery(path: string, query: Record<string, string | undefined>): string {
  const parameters = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters)}` : path;
}
