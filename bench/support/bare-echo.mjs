// A bare Fastify route that reads a JSON body and always sends the response that it got as an argument.
import fastify from 'fastify';

const answer = JSON.parse(process.argv[2]);
const server = fastify();
server.post('/', () => answer);
await server.listen({ port: 0, host: '127.0.0.1' });
process.send(server.server.address().port);
