-- For wrk: posts the same body repeatedly, each time with a new Idempotency-Key, as forms do.
local count = 0
local run
function init(args)
  wrk.method = 'POST'
  wrk.body = args[1]
  run = args[2]
end
function request()
  count = count + 1
  return wrk.format(nil, nil, { ['content-type'] = 'application/json', ['idempotency-key'] = run .. '-' .. count })
end
