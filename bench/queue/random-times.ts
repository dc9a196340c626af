/** Seeded random times. The same seed gives the same times. */
import { createRandom } from '#src/testing/random.ts';

export type RandomTimes = {
  exponential(mean: number): number;
  /** `deviation`: standard deviation as a share of the mean */
  logNormal(mean: number, deviation: number): number;
};

/** `stream` separates the times of arrivals from those of services. */
export function createRandomTimes(seed: number, stream = 0): RandomTimes {
  const random = createRandom(seed, stream);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  return {
    exponential: (mean) => -mean * Math.log(1 - random.next()),
    logNormal(mean, deviation) {
      const variance = Math.log(1 + deviation ** 2);
      return mean * Math.exp(Math.sqrt(variance) * normal() - variance / 2);
    },
  };
}
