/** A drawn film without sound: how the chart of the sample person is computed. Its text is beside it in the dialog. */
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useReducedMotion } from '#web/ui/behaviour/reduced-motion.ts';
import { captions } from './film-data.ts';
import { DURATION, findSceneIndex, SCENES } from './scenes.ts';
import { useFilm, type FilmPlayer } from './use-film.ts';
import css from './Film.module.css';

export function Film() {
  const isStill = useReducedMotion();
  return <FilmWithControls key={String(isStill)} isStill={isStill} />;
}

function FilmWithControls({ isStill }: { isStill: boolean }) {
  const { canvasRef, ...player } = useFilm({
    startsAt: isStill ? SCENES[0]!.stillAt : 0,
    isPlayingAtStart: !isStill,
  });
  const sceneIndex = findSceneIndex(player.seconds);
  return (
    <div className={css.film}>
      <canvas
        ref={canvasRef}
        className={css.canvas}
        role="img"
        aria-label="Drawn film without sound. Its content is in the text below."
      />
      <p className={css.caption} aria-live="polite">
        {captions[sceneIndex]}
      </p>
      {isStill ? (
        <StillControls player={player} sceneIndex={sceneIndex} />
      ) : (
        <FilmControls player={player} sceneIndex={sceneIndex} />
      )}
    </div>
  );
}

type ControlsProps = { player: Omit<FilmPlayer, 'canvasRef'>; sceneIndex: number };

function FilmControls({ player, sceneIndex }: ControlsProps) {
  const { isPlaying, seconds } = player;
  return (
    <div className={css.controls}>
      <Button small onClick={isPlaying ? player.pause : player.play}>
        <Icon name={isPlaying ? 'pause' : 'play'} /> {isPlaying ? 'Pause' : 'Play'}
      </Button>
      <Button
        small
        onClick={() => {
          player.seek(0);
          player.play();
        }}
      >
        Start again
      </Button>
      <input
        className={css.range}
        type="range"
        min={0}
        max={DURATION}
        step={0.5}
        value={seconds}
        aria-label="Position in the film"
        aria-valuetext={`${Math.floor(seconds)} of ${DURATION} seconds, scene ${sceneIndex + 1} of ${SCENES.length}`}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
    </div>
  );
}

/** One still of each scene, for visitors who prefer reduced motion. */
function StillControls({ player, sceneIndex }: ControlsProps) {
  const goTo = (index: number) => player.seek(SCENES[index]!.stillAt);
  return (
    <div className={css.controls}>
      <Button small disabled={sceneIndex === 0} onClick={() => goTo(sceneIndex - 1)}>
        <Icon name="prev" /> Previous<span className="sr-only"> picture</span>
      </Button>
      <Button small disabled={sceneIndex === SCENES.length - 1} onClick={() => goTo(sceneIndex + 1)}>
        Next<span className="sr-only"> picture</span> <Icon name="next" />
      </Button>
      <span className="num small soft">
        {sceneIndex + 1} of {SCENES.length}
      </span>
    </div>
  );
}
