/** For `node --import`: writes the URLs of all modules that the process has loaded to the file IMPORTED_MODULES_FILE. */
import fs from 'node:fs';
import { registerHooks } from 'node:module';

const urls: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    urls.push(url);
    return nextLoad(url, context);
  },
});
process.on('exit', () => fs.writeFileSync(process.env.IMPORTED_MODULES_FILE!, urls.join('\n')));
