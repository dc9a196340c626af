import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { isChunkError } from '#web/ui/behaviour/chunk-errors.ts';
import { StatusPage } from '#web/ui/feedback/StatusPage.tsx';
import { ChunkErrorPage } from './ChunkErrorPage.tsx';

/** The error boundary of all pages, inside the frame with its navigation. */
export function ErrorPage() {
  const error = useRouteError();
  return isChunkError(error) ? <ChunkErrorPage /> : <RenderError error={error} />;
}

function RenderError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <title>Something went wrong | Lagna</title>
      <StatusPage
        title="This page could not be shown"
        text="Something went wrong on our side. Nothing you ordered or paid for is lost; trying again often helps."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/" variant="text">
          Go to the home page
        </ButtonLink>
      </StatusPage>
    </>
  );
}
