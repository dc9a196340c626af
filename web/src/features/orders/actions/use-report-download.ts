import { useState, type MouseEvent } from 'react';
import * as z from 'zod/mini';
import { ApiError, get, isSessionExpired } from '#web/lib/api.ts';
import { handleRequestError } from '#web/lib/session/session-expiry.ts';

const FileResponse = z.object({ success: z.literal(true), bytes: z.int() });

/**
 * The browser downloads the file and can only report a failed download, so the file is checked first: an expired
 * session and a file that is being produced again get a message on the page. `message` is empty when the download starts.
 */
export function useReportDownload(orderId: string) {
  const [message, setMessage] = useState('');
  const download = (event: MouseEvent<HTMLAnchorElement>, edition?: number) => {
    const link = event.currentTarget;
    if (!event.isTrusted) return; // the event of link.click() below: the browser downloads the file
    event.preventDefault();
    const query = edition === undefined ? '' : `?edition=${edition}`;
    get(`/api/orders/${encodeURIComponent(orderId)}/report-file${query}`, FileResponse).then(
      () => {
        setMessage('');
        link.click();
      },
      (error: unknown) => {
        if (isSessionExpired(error) || hasCode(error, 'report-restoring'))
          setMessage(handleRequestError(error));
        else link.click();
      },
    );
  };
  return { message, download };
}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
