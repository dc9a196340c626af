export const formatCount = (count: number): string => count.toLocaleString('en-IN');

/** "3.4 MB"; a kilobyte is a thousand bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
