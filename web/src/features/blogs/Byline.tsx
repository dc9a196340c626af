import { formatIstDate } from '#web/lib/dates.ts';

/** @param published YYYY-MM-DD; `minutes` is the reading time */
export function Byline({ published, minutes }: { published: string; minutes: number }) {
  return (
    <p className="small soft num">
      <time dateTime={published}>{formatIstDate(`${published}T00:00:00Z`)}</time>, {minutes} minutes to read
    </p>
  );
}
