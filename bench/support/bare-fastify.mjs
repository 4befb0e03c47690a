// A bare Fastify route that sends the rows which /tours reads, as JSON.
import Database from 'better-sqlite3';
import fastify from 'fastify';

const database = new Database(process.argv[2], { readonly: true });
const tours = database.prepare('SELECT * FROM tours WHERE isPublished = 1 ORDER BY createdAt DESC, id DESC');
const server = fastify();
server.get('/', () => tours.all());
await server.listen({ port: 0, host: '127.0.0.1' });
process.send(server.server.address().port);
