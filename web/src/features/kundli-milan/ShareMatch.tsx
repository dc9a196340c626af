/** Shares the points by link, WhatsApp or picture: without the births. */
import type { PointRange } from '#src/kundli-milan/contract.ts';
import { MAX_POINTS } from '#src/kundli-milan/contract-couple.ts';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { loadChunk } from '#web/ui/behaviour/chunk-errors.ts';
import { Button } from '#web/ui/Button.tsx';
import { WhatsAppLink } from '#web/ui/WhatsAppLink.tsx';
import { formatRange } from './format-range.ts';
import css from './ShareMatch.module.css';

type Props = { points: PointRange; shareToken: string };

export function ShareMatch({ points, shareToken }: Props) {
  const path = `/kundli-milan/shared/${shareToken}`;
  // the address of the site is known in the browser only
  const isHydrated = useHydrated();
  if (!isHydrated)
    return (
      <p>
        <a href={path}>Link to this result, without the births</a>
      </p>
    );
  const url = location.origin + path;
  const text = `Kundli milan: ${formatRange(points)} of ${MAX_POINTS} points.\n${url}`;
  const copyLink = async () => {
    const { copyToClipboard } = await loadChunk(() => import('#web/ui/feedback/copy-to-clipboard.ts'));
    await copyToClipboard(url);
  };
  const sharePicture = async () => {
    const module = await loadChunk(() => import('./share-picture.ts'));
    await module.sharePicture(points);
  };
  return (
    <div className={css.share}>
      <div className={css.buttons}>
        <WhatsAppLink text={text} />
        <Button variant="text" small onClick={() => void copyLink()}>
          Copy link
        </Button>
        <Button variant="text" small onClick={() => void sharePicture()}>
          Share as picture
        </Button>
      </div>
      <p className="small soft">Link and picture show the points, not the births.</p>
    </div>
  );
}
