/** Calls `act` once, when the element is at most 600 px away from the screen. Returns how to stop waiting. */
export function onNearViewport(node: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '600px' },
  );
  observer.observe(node);
  return () => observer.disconnect();
}
