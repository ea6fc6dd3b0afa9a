import { createServer } from 'node:http';
import sharp from 'sharp';
import { PIXEL, WIRE_RESPONSES } from './test/generations/vendors/fake-wires.ts';
const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#7a5cff' } })
  .png()
  .toBuffer();
const serve = (port, responses) =>
  createServer((req, res) => {
    const path = req.url ?? '';
    const json = (v) => {
      res.setHeader('content-type', 'application/json');
      res.end(JSON.stringify(v));
    };
    if (req.method === 'GET' && path in responses) return json(responses[path]);
    if (path.startsWith('/view?')) return res.end(picture);
    if (path === '/prompt')
      return json({ prompt_id: '3f0c2f4e-1d5a-4b5e-9a52-0f6f4d1c7e11', number: 1, node_errors: {} });
    if (path === '/v1/models') return json({ data: [{ id: 'flux.1-kontext' }, { id: 'qwen-image-edit' }] });
    if (path.startsWith('/v1/images/'))
      return json({ created: 1, data: [{ b64_json: picture.toString('base64') }] });
    if (path === '/v1/chat/completions') {
      res.setHeader('content-type', 'text/event-stream');
      const chunk = (content, reason) =>
        `data: ${JSON.stringify({ id: 'a', object: 'chat.completion.chunk', created: 1, model: 'q', choices: [{ index: 0, delta: { content }, finish_reason: reason }] })}\n\n`;
      return res.end(
        chunk('Snow falls on the quiet harbour, and nobody hurries any more.', null) +
          chunk('', 'stop') +
          'data: [DONE]\n\n',
      );
    }
    res.statusCode = 404;
    res.end('404');
  }).listen(port, '127.0.0.1');
serve(11434, WIRE_RESPONSES.ollama);
serve(8188, WIRE_RESPONSES.comfyui);
serve(9901, {});
