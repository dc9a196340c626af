// Run while the image is built, with NODE_COMPILE_CACHE: compiles what a web process and a worker load. Their start takes a second
// less of processor time, and 10 MB less memory.
await import('../src/server.ts');
await import('../src/compose-worker.ts');
await import('../src/worker.ts');
