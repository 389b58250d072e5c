-- For haproxy.cfg while an upgrade lasts: HAProxy cannot ask another backend after an answer, so it asks before. A node of
-- today answers 501 to a table that only an older version can play, and has no file that only an older page loads.
core.register_action("ask_nodes", { "http-req" }, function(txn)
  local table_id, path = txn:get_var("txn.table"), txn.sf:path()
  local asks_file = path:find("^/assets/") ~= nil
  local answer = core.httpclient():head({
    url = "http://127.0.0.1:8081" .. (asks_file and path or "/ws/" .. (table_id or "")),
    headers = { ["host"] = { "nodes" }, ["meetinghouse-elsewhere"] = { "yes" }, ["x-forwarded-for"] = { txn.sf:src() } },
    timeout = 5000,
  })
  txn:set_var("txn.older", answer ~= nil and answer.status == (asks_file and 404 or 501))
end)
